import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { expect, test } from 'vitest'
import { beginAnswer, withQuote } from './begin-answer.ts'
import { isWholeInMailto, mailtoOf } from './mailto.ts'

const timeZone = 'Europe/Lisbon'
const words = ENGLISH.mail
const reference = '7K3MQ-2XFHD'

const sent = {
  name: 'Ines',
  email: 'ines@example.com',
  message: 'Which house\n\nhas the fig tree?',
  acceptedAt: '2026-11-23T10:00:00.000Z',
}

test('an answer names the reference and quotes the message', () => {
  const house = { title: 'Casa Nova' }
  const begun = beginAnswer({ reference, sent, house, timeZone, words })
  expect(begun).toEqual({
    to: 'ines@example.com',
    subject: 'Your enquiry 7K3MQ-2XFHD: Casa Nova',
    quote: 'On 2026-11-23 Ines wrote:\n> Which house\n>\n> has the fig tree?',
  })
  expect(withQuote('The second one.', begun.quote)).toMatch(/^The second one\.\n\nOn 2026-11-23 /)
})

test.each([
  ['Pacific/Auckland', '2026-11-24'],
  ['Atlantic/Azores', '2026-11-23'],
])('the day that is quoted is the owner’s, in %s', (timeZone, day) => {
  const late = { ...sent, acceptedAt: '2026-11-23T23:30:00.000Z' }
  const { quote } = beginAnswer({ reference, sent: late, timeZone, words })
  expect(quote).toContain(`On ${day} Ines wrote:`)
})

const letter = (changes: Partial<typeof sent>, text = '') => ({
  ...beginAnswer({ reference, sent: { ...sent, ...changes }, timeZone, words }),
  text,
})

test('text of a person adds neither a header nor a recipient', () => {
  const email = "a&bcc=all?x=#%'@example.com"
  const message = 'x&bcc=all@example.com\n?to=all@example.com #end'
  const url = new URL(mailtoOf(letter({ email, message }, 'Yes & no')))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(decodeURIComponent(url.pathname)).toBe(email)
  expect(url.searchParams.get('body')).toContain('Yes & no\r\n\r\nOn 2026')
  expect(url.searchParams.get('body')).toContain('> x&bcc=all@example.com\r\n> ?to=all')
  expect(url.hash).toBe('')
})

test.each(['x', '日', '👩‍👩‍👧', '"'])(
  'a long message of “%s” is cut to what mail programs take',
  (one) => {
    const long = letter({ message: one.repeat(4000) }, 'The second one.')
    const url = mailtoOf(long)
    expect(url.length).toBeLessThanOrEqual(1900)
    expect(url.length).toBeGreaterThan(1800)
    expect(decodeURIComponent(url)).toMatch(/…$/)
    expect(decodeURIComponent(url)).toContain('The second one.')
    expect(isWholeInMailto(long)).toBe(true)
    expect(isWholeInMailto({ ...long, text: one.repeat(4000) })).toBe(false)
  },
)
