import { expect, test } from 'vitest'
import { draftAnswer, mailtoOf } from './answer.ts'

const timeZone = 'Europe/Lisbon'

const sent = {
  name: 'Ines',
  email: 'ines@example.com',
  message: 'Which house\n\nhas the fig tree?',
  acceptedAt: '2026-11-23T10:00:00.000Z',
}

test('an answer names the reference and quotes the message', () => {
  const house = { title: 'Casa Nova' }
  expect(draftAnswer({ reference: '7K3MQ-2XFHD', sent, house, timeZone })).toEqual({
    to: 'ines@example.com',
    subject: 'Your enquiry 7K3MQ-2XFHD: Casa Nova',
    body: '\n\nOn 2026-11-23 Ines wrote:\n> Which house\n>\n> has the fig tree?',
  })
})

test.each([
  ['Pacific/Auckland', '2026-11-24'],
  ['Atlantic/Azores', '2026-11-23'],
])('the day that is quoted is the owner’s, in %s', (timeZone, day) => {
  const late = { ...sent, acceptedAt: '2026-11-23T23:30:00.000Z' }
  const { body } = draftAnswer({ reference: '7K3MQ-2XFHD', sent: late, timeZone })
  expect(body).toContain(`On ${day} Ines wrote:`)
})

test('text of a person adds neither a header nor a recipient', () => {
  const odd = {
    ...sent,
    email: "a&bcc=all?x=#%'@example.com",
    message: 'x&bcc=all@example.com\n?to=all@example.com #end',
  }
  const url = new URL(mailtoOf(draftAnswer({ reference: '7K3MQ-2XFHD', sent: odd, timeZone })))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(decodeURIComponent(url.pathname)).toBe(odd.email)
  expect(url.searchParams.get('body')).toContain('> x&bcc=all@example.com\r\n> ?to=all')
  expect(url.hash).toBe('')
})

test.each(['x', '日', '👩‍👩‍👧', '"'])(
  'a long message of “%s” is cut to what mail programs take',
  (one) => {
    const message = one.repeat(4000)
    const url = mailtoOf(
      draftAnswer({ reference: '7K3MQ-2XFHD', sent: { ...sent, message }, timeZone }),
    )
    expect(url.length).toBeLessThanOrEqual(1900)
    expect(url.length).toBeGreaterThan(1800)
    expect(decodeURIComponent(url)).toMatch(/…$/)
  },
)
