import { expect, test, vi } from 'vitest'
import { deliveriesOf, untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { makeEnquiry, makeQueued } from '../../testing/queued-enquiry.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { queueAnswer } from './queue-answer.ts'
import { queueEscalation } from './queue-escalation.ts'

const service = mailService()
const { own, save, inOneTransaction } = service

const HOSTILE = '<img src=x onerror=alert(1)> & "x" https://spam.example/buy'

test('the team gets the message as plain text, and replies go to the visitor', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  await save({ teamAddresses: [{ address: 'team@casa.example' }, { address: 'bo@casa.example' }] })
  const house = { title: 'Hill <b>House</b>', path: '/villas/hill-house' }
  const fields = { ...own(), name: 'שרה "Bo", x', message: HOSTILE, phone: '+44 20 7946 0185' }
  const asked = [{ label: 'Rooms <b>', kind: 'choice', value: HOSTILE }] as const
  Object.assign(fields, { asked, consent: { text: 'I agree.', version: 'a1' } })
  const { id, reference } = await makeQueued(payload, fields, house)
  worker.start()
  const rows = await untilAll(payload, id, 'sent')
  expect(rows.team).toMatchObject({ attempts: 1, lastError: null, claimedUntil: 0 })
  const mail = server.taken.find(({ to }) => to.includes('team@casa.example'))
  const { parsed } = mail ?? {}
  expect(mail?.to).toEqual(['team@casa.example', 'bo@casa.example'])
  expect(parsed?.replyTo?.value).toEqual([{ name: fields.name, address: fields.email }])
  expect(parsed?.subject).toBe(`Enquiry ${reference} from ${fields.name}: Hill <b>House</b>`)
  expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(parsed?.text).toContain(`\n\n${HOSTILE}`)
  expect(parsed?.text).toContain(`\nRooms <b>: ${HOSTILE}\nAgreed to: I agree.\n`)
  expect(parsed?.text).toContain(`/admin/collections/enquiries/${id}`)
  expect(parsed?.html).not.toMatch(/<img|<a |<b>/)
  expect(parsed?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;x&quot;')
  expect(parsed?.html).toContain('<div dir="auto"')
})

test('the visitor gets the owner’s text in their language, and none of their own text', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  await save({
    teamAddresses: [{ address: 'team@casa.example' }],
    acknowledgements: [
      { subject: 'We have {reference}', body: 'Dear {name}, about {house}.' },
      { languages: 'Deutsch, German', subject: 'Anfrage {reference}', body: 'Guten Tag {name},' },
    ],
  })
  const house = { title: 'Hill House', path: '/villas/hill-house' }
  const spam = { name: 'Win at spam.example {house}', message: HOSTILE, about: HOSTILE }
  const english = await makeQueued(payload, { ...own(), ...spam }, house)
  const german = await makeQueued(payload, { ...own(), language: 'german', name: 'Jörg Weiß' })
  worker.start()
  await untilAll(payload, english.id, 'sent')
  await untilAll(payload, german.id, 'sent')
  const to = (email: string) => server.taken.find((one) => one.to.includes(email))?.parsed
  const mail = to(english.enquiry.email)
  expect(mail?.subject).toBe(`We have ${english.reference}`)
  expect(mail?.text?.trim()).toBe('Dear, about Hill House.')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-replied')
  expect(mail?.replyTo?.value[0]?.address).toBe('team@casa.example')
  expect(to(german.enquiry.email)?.text?.trim()).toBe('Guten Tag Jörg Weiß,')
})

test('an address gets three acknowledgements a day, however often it is entered', async () => {
  const { payload } = service
  const { email } = own()
  const ids: number[] = []
  for (const entered of [email, email.toUpperCase(), email, email, email])
    ids.push((await makeQueued(payload, { email: entered })).id)
  const rows = await Promise.all(ids.map((id) => deliveriesOf(payload, id)))
  expect(rows.map(({ visitor }) => visitor !== undefined)).toEqual([true, true, true, false, false])
  expect(rows.every(({ team }) => team)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(email)
})

test('reminders and answers reach their recipients; the text of an answer is deleted once it was sent', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  await save({ escalationAddress: 'boss@casa.example' })
  const site = { name: 'Hill House', currency: 'EUR', locale: 'en-GB', timeZone: 'Europe/Madrid' }
  await payload.updateGlobal({ slug: 'site', data: { ...site, _status: 'published' } })
  const { id, reference, enquiry } = await makeEnquiry(payload, own())
  const dueAt = '2026-11-24T10:00:00.000Z'
  for (let i = 0; i < 2; i++)
    await inOneTransaction((req) => queueEscalation(req, { id, reference, dueAt }))
  const written = { subject: 'The fig tree', text: 'It is at Hill House.', by: 'Anna' }
  const again: boolean[] = []
  for (let i = 0; i < 2; i++)
    await inOneTransaction(async (req) => {
      again.push(await queueAnswer(req, { id, reference, key: 'one', ...written }))
    })
  expect(again).toEqual([true, false])
  worker.start()
  const rows = await untilAll(payload, id, 'sent')
  const [reminder, ...others] = server.taken.filter(({ to }) => to[0] === 'boss@casa.example')
  expect(others).toEqual([])
  expect(reminder?.parsed.text).toContain('due at Tuesday, 24 November 2026 at 11:00')
  const answer = server.taken.find(({ to }) => to[0] === enquiry.email)
  expect(answer?.parsed).toMatchObject({ subject: written.subject })
  expect(answer?.parsed.text).toContain(written.text)
  expect(answer?.parsed.replyTo?.value).toEqual([{ name: 'Anna', address: 'team@casa.example' }])
  expect(rows.answer?.details).toBeNull()
})

test('visitors learn no address of an account: without a team address, their replies go to the sender', async () => {
  const { payload, worker } = service
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  await save({ teamAddresses: [] })
  const { id, reference, enquiry } = await makeQueued(payload, own())
  const written = { subject: 'The fig tree', text: 'It is at Hill House.', by: 'Anna' }
  await inOneTransaction(async (req) => {
    await queueAnswer(req, { id, reference, key: 'sender', ...written })
  })
  worker.start()
  await untilAll(payload, id, 'sent')
  const toVisitor = server.taken.filter(({ to }) => to[0] === enquiry.email)
  expect(toVisitor).toHaveLength(2)
  for (const { parsed, raw } of toVisitor) {
    expect(parsed.from?.value[0]?.address).toBe('hello@casa.example')
    expect(parsed.replyTo).toBeUndefined()
    expect(raw).not.toContain('administrator@example.com')
  }
  await save({ teamAddresses: [{ address: 'team@casa.example' }] })
})
