import { expect, test, vi } from 'vitest'
import { deliveriesOf, passTime, untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { signIn } from '../../testing/people.ts'
import { makeEnquiry, makeQueued } from '../../testing/queued-enquiry.ts'
import { openHungServer, openMailServer } from '../../testing/smtp.ts'
import { DeliveryWorker } from './worker.ts'

const service = mailService()
const { own, save } = service

test('a visitor’s address that does not exist is given up at once', async () => {
  const { payload, worker } = service
  const { email } = own()
  await using server = await openMailServer({ recipient: (to) => (to === email ? 550 : 250) })
  vi.stubEnv('SMTP_URL', server.url)
  const { id } = await makeQueued(payload, { email })
  worker.start()
  const rows = await untilAll(payload, id, 'sent', 'given-up')
  expect(rows).toMatchObject({
    team: { state: 'sent' },
    visitor: { state: 'given-up', attempts: 1 },
  })
  expect(rows.visitor?.lastError).toMatch(/address does not take the mail.*\(550\)/)
  expect(rows.visitor?.lastError).not.toContain(email)
})

test('a server that asks to wait gets the mail later, with the same Message-ID', async () => {
  const { payload, worker } = service
  await using server = await openMailServer({ data: (count) => (count < 2 ? 451 : 250) })
  vi.stubEnv('SMTP_URL', server.url)
  const { id } = await makeQueued(payload, own())
  worker.start()
  const failed = await untilAll(payload, id, 'failed')
  expect(failed.team).toMatchObject({ attempts: 1, lastError: expect.stringContaining('451') })
  expect(Number(failed.team?.nextAt)).toBeGreaterThan(Date.now() + 5000)
  expect(server.taken).toEqual([])
  await passTime(payload)
  const sent = await untilAll(payload, id, 'sent')
  expect(sent.team).toMatchObject({ attempts: 2, lastError: null })
  expect(server.taken).toHaveLength(2)
})

test('colleagues who received the mail do not get it again when another’s server asks to wait', async () => {
  const { payload, worker } = service
  let isReady = false
  const answer = (to: string) =>
    to === 'slow@casa.example' && !isReady ? 450 : to === 'gone@casa.example' ? 550 : 250
  await using server = await openMailServer({ recipient: answer })
  vi.stubEnv('SMTP_URL', server.url)
  const addresses = ['team@casa.example', 'slow@casa.example', 'gone@casa.example']
  await save({ teamAddresses: addresses.map((address) => ({ address })), acknowledges: false })
  const { id } = await makeQueued(payload, own())
  worker.start()
  await untilAll(payload, id, 'failed')
  isReady = true
  await passTime(payload)
  await untilAll(payload, id, 'sent')
  expect(server.taken.map(({ to }) => to)).toEqual([['team@casa.example'], ['slow@casa.example']])
  expect(new Set(server.taken.map(({ parsed }) => parsed.messageId)).size).toBe(1)
  await save({
    teamAddresses: [{ address: 'team@casa.example' }, { address: 'gone@casa.example' }],
  })
  const other = await makeQueued(payload, own())
  const rows = await untilAll(payload, other.id, 'sent')
  expect(rows.team?.lastError).toMatch(/^1 of 2 addresses refused the mail/)
  await save({ acknowledges: true, teamAddresses: [{ address: 'team@casa.example' }] })
})

test('a broken connection in the middle of a mail and a silent server count as failures', async () => {
  const { payload, worker } = service
  let isCut = true
  await using server = await openMailServer({ data: () => (isCut ? 'drop' : 250) })
  await using hung = await openHungServer()
  const impatient = new DeliveryWorker(payload, { intervalMs: 30, timeoutMs: 300 })
  vi.stubEnv('SMTP_URL', server.url)
  const { id } = await makeQueued(payload, { ...own(), message: 'x'.repeat(8000) })
  worker.start()
  await untilAll(payload, id, 'failed')
  isCut = false
  await worker.stop()
  vi.stubEnv('SMTP_URL', hung.url)
  await passTime(payload)
  impatient.start()
  await vi.waitUntil(async () => {
    const { team, visitor } = await deliveriesOf(payload, id)
    return team?.attempts === 2 && visitor?.attempts === 2
  }, 4000)
  await impatient.stop()
  vi.stubEnv('SMTP_URL', server.url)
  await passTime(payload)
  worker.start()
  await untilAll(payload, id, 'sent')
  expect(server.taken).toHaveLength(2)
})

test('an undeliverable answer reopens the enquiry; once it is delivered, the enquiry is answered again', async () => {
  const { payload, worker } = service
  let code = 550
  const { email } = own()
  await using server = await openMailServer({ recipient: () => code })
  vi.stubEnv('SMTP_URL', server.url)
  const editor = await signIn(payload, 'editor', 'edda')
  const { id } = await makeEnquiry(payload, { email })
  const answer = { text: 'It is at Hill House.', key: 'an-answer-of-edda' }
  const read = async () => (await editor.ask('GET', `/enquiries/${id}/shown`)).body.enquiry
  const first = await editor.ask('POST', `/enquiries/${id}/answer`, answer)
  expect(first.body.enquiry).toMatchObject({
    state: 'answered',
    deliveries: [{ state: 'waiting' }],
  })
  worker.start()
  await untilAll(payload, id, 'given-up')
  const reopened = await read()
  expect(reopened).toMatchObject({
    state: 'in-hand',
    deliveries: [{ kind: 'answer', what: 'Answer to the visitor', stateLabel: 'Given up' }],
  })
  expect(reopened).not.toHaveProperty('answeredAt')
  expect(JSON.stringify(reopened)).toMatch(/address does not take the mail.*\(550\)/)
  const [row] = Object.values(await deliveriesOf(payload, id))
  code = 250
  const publisher = await signIn(payload, 'publisher', 'petra')
  await publisher.ask('POST', `/deliveries/${row?.id}/try-again`)
  worker.wake()
  await untilAll(payload, id, 'sent')
  expect(await read()).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
  expect(server.taken.map(({ to }) => to)).toEqual([[email]])
})
