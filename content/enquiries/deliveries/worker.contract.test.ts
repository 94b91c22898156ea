import { createLocalReq, type Payload } from 'payload'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { NO_SERVER } from '../../service/mail/send-mail.ts'
import { deliveriesOf, passTime, untilAll } from '../../testing/deliveries.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makeQueued } from '../../testing/queued-enquiry.ts'
import { openReceiver } from '../../testing/receiver.ts'
import { type MailServer, openMailServer } from '../../testing/smtp.ts'
import { claimDue, LEASE_MS, settle } from './claim.ts'
import { countFailed } from './count-failed.ts'
import { stopWorker } from './wake.ts'
import { DeliveryWorker, startWorker } from './worker.ts'

const DAYS = 24 * 60 * 60 * 1000

let content: TestContent
let payload: Payload
let mails: MailServer
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  mails = await openMailServer()
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'error')
  vi.stubEnv('WEBHOOK_NETWORKS', '127.0.0.1')
  vi.stubEnv('SMTP_URL', mails.url)
  vi.stubEnv('MAIL_FROM', 'hello@casa.example')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await payload.db.deleteMany({ collection: 'deliveries', where: {} })
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await mails[Symbol.asyncDispose]()
})

/** Enquiries go to this address alone, besides the mail to the team. */
const sendTo = (webhookUrl: string) =>
  payload.updateGlobal({
    slug: 'enquiry-settings',
    data: {
      teamAddresses: [{ address: 'team@casa.example' }],
      acknowledges: false,
      webhookUrl,
      newWebhookSecret: 'a secret for tests alone',
    },
  })

const make = (timeoutMs = 60_000) => new DeliveryWorker(payload, { intervalMs: 20, timeoutMs })

test('two workers on one database deliver each thing once', { timeout: 30_000 }, async () => {
  await using receiver = await openReceiver(() => ({ status: 204 }))
  await sendTo(receiver.url)
  const stored = []
  for (let i = 0; i < 25; i++) stored.push(await makeQueued(payload))
  const workers = [make(), make(), make()]
  for (const worker of workers) worker.start()
  for (const { id } of stored) await untilAll(payload, id, 'sent')
  await Promise.all(workers.map((worker) => worker.stop()))
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(25)
  expect(new Set(keys).size).toBe(25)
})

test('claims of a killed worker wait for their lease, then are delivered with the same key', async () => {
  await using receiver = await openReceiver(() => ({ status: 200 }))
  await sendTo(receiver.url)
  const { id } = await makeQueued(payload)
  const claimed = await claimDue(payload, 'a killed worker', 10)
  expect(claimed.map(({ kind }) => kind).sort()).toEqual(['team', 'webhook'])
  expect(await claimDue(payload, 'another', 10)).toEqual([])
  vi.useFakeTimers({ now: Date.now() + LEASE_MS + 1, toFake: ['Date'] })
  const worker = make()
  worker.start()
  await untilAll(payload, id, 'sent')
  await worker.stop()
  vi.useRealTimers()
  // A worker that was only slow finishes late, and does not overwrite the result of the other one.
  const row = claimed.find(({ kind }) => kind === 'webhook')
  const req = await createLocalReq({}, payload)
  expect(await settle(req, 'a killed worker', Number(row?.id), { state: 'failed' })).toBe(false)
  expect((await deliveriesOf(payload, id)).webhook).toMatchObject({ state: 'sent', attempts: 1 })
})

test('after a restart the next worker continues where the last one ended', async () => {
  let isUp = false
  await using receiver = await openReceiver(() => ({ status: isUp ? 200 : 503 }))
  await sendTo(receiver.url)
  const { id } = await makeQueued(payload)
  const first = make()
  first.start()
  await untilAll(payload, id, 'sent', 'failed')
  await first.stop()
  const before = receiver.received.length
  isUp = true
  await passTime(payload)
  expect(receiver.received).toHaveLength(before)
  const second = make()
  second.start()
  await untilAll(payload, id, 'sent')
  await second.stop()
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('at most two programs are contacted at once, and mails do not wait for them', async () => {
  const held = Promise.withResolvers<void>()
  await using receiver = await openReceiver(async () => {
    await held.promise
    return { status: 204 }
  })
  await sendTo(receiver.url)
  const stored = []
  for (let i = 0; i < 4; i++) stored.push(await makeQueued(payload))
  const worker = make()
  const before = mails.taken.length
  worker.start()
  // All mails arrive while the first two programs have not answered.
  await vi.waitUntil(() => mails.taken.length === before + 4)
  await vi.waitUntil(() => receiver.received.length === 2)
  held.resolve()
  for (const { id } of stored) await untilAll(payload, id, 'sent')
  await worker.stop()
  expect([receiver.received.length, receiver.busiest()]).toEqual([4, 2])
})

test('a stopping worker waits for running deliveries, and gives up those that take longer', async () => {
  await using slow = await openReceiver(() => 'hang')
  await using quick = await openReceiver(() => ({ status: 200 }))
  await sendTo(slow.url)
  const { id } = await makeQueued(payload)
  const first = make(20_000)
  first.start()
  await vi.waitUntil(() => slow.received.length === 1)
  const begun = Date.now()
  await first.stop(300)
  expect(Date.now() - begun).toBeLessThan(5000)
  expect((await deliveriesOf(payload, id)).webhook).toMatchObject({
    ...{ state: 'waiting', claimedBy: null, claimedUntil: 0 },
  })
  await sendTo(quick.url)
  const second = make()
  second.start()
  await untilAll(payload, id, 'sent')
  await second.stop()
  expect(quick.received).toHaveLength(1)
})

test('what a worker claims while it is stopped is given up, too', async () => {
  await sendTo('')
  const { id } = await makeQueued(payload)
  const { updateOne } = payload.db
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const claimed = Promise.withResolvers<void>()
  const spy = vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (args) => {
    begun.resolve()
    await held.promise
    const row = await updateOne.call(payload.db, args)
    claimed.resolve()
    return row
  })
  const worker = make()
  worker.start()
  await begun.promise
  await worker.stop(1)
  held.resolve()
  await claimed.promise
  spy.mockRestore()
  await vi.waitFor(async () =>
    expect((await deliveriesOf(payload, id)).team).toMatchObject({ claimedBy: null, attempts: 0 }),
  )
})

test('with a busy database the result of a sent delivery is stored later, and it is not sent again', async () => {
  await using receiver = await openReceiver(() => ({ status: 200 }))
  await sendTo(receiver.url)
  const { id } = await makeQueued(payload)
  const before = mails.taken.length
  const { updateOne } = payload.db
  let refusals = 0
  const busy = vi.spyOn(payload.db, 'updateOne').mockImplementation(function busyOnce(args) {
    const isResult = 'state' in args.data && args.data.state === 'sent'
    if (isResult && refusals++ < 4) return Promise.reject(new Error('database is locked'))
    return updateOne.call(payload.db, args)
  })
  const worker = make()
  worker.start()
  const rows = await untilAll(payload, id, 'sent')
  await worker.stop()
  busy.mockRestore()
  expect(refusals).toBeGreaterThanOrEqual(4)
  expect(rows).toMatchObject({ team: { attempts: 1 }, webhook: { attempts: 1 } })
  expect(receiver.received).toHaveLength(1)
  expect(mails.taken).toHaveLength(before + 1)
})

test('a delivery fails after three days; “Try again” restarts it', {
  timeout: 30_000,
}, async () => {
  let isUp = false
  await using receiver = await openReceiver(() => ({ status: isUp ? 200 : 500 }))
  await sendTo(receiver.url)
  const { id } = await makeQueued(payload)
  const old = { queuedAt: Date.now() - 3 * DAYS }
  const { webhook } = await deliveriesOf(payload, id)
  await payload.db.updateOne({ collection: 'deliveries', id: Number(webhook?.id), data: old })
  startWorker(payload, { timeoutMs: 60_000 })
  const rows = await untilAll(payload, id, 'sent', 'given-up')
  expect(rows.webhook).toMatchObject({ state: 'given-up', lastError: 'The webhook answered 500.' })
  expect(await countFailed(payload)).toBe(1)
  const path = `/deliveries/${webhook?.id}/try-again`
  expect((await editor.ask('POST', path)).status).toBe(403)
  isUp = true
  expect((await publisher.ask('POST', path)).body).toEqual({ message: 'It is tried again now.' })
  await untilAll(payload, id, 'sent')
  expect((await publisher.ask('POST', path)).status).toBe(409)
  expect((await publisher.ask('POST', '/deliveries/try-again')).status).toBe(200)
  await stopWorker(payload)
})

test('kept mails are retried only once there is a mail server', async () => {
  await sendTo('')
  vi.stubEnv('SMTP_URL', '')
  const { id } = await makeQueued(payload)
  const worker = make()
  worker.start()
  const { team } = await untilAll(payload, id, 'kept')
  const again = () => publisher.ask('POST', `/deliveries/${team?.id}/try-again`)
  expect(await again()).toMatchObject({ status: 409, message: NO_SERVER })
  expect(await countFailed(payload)).toBe(0)
  vi.stubEnv('SMTP_URL', mails.url)
  expect((await again()).status).toBe(200)
  worker.wake()
  await untilAll(payload, id, 'sent')
  await worker.stop()
})

test('publishers can read the list, which has no personal data; nobody can write it', async () => {
  const { id, enquiry } = await makeQueued(payload)
  const list = await publisher.ask('GET', `/deliveries?where[enquiry][equals]=${id}`)
  expect(list.status).toBe(200)
  expect(JSON.stringify(list.body)).not.toMatch(/recipient|details|claimedBy/)
  expect(JSON.stringify(list.body)).not.toContain(enquiry.name)
  expect((await editor.ask('GET', '/deliveries')).status).toBe(403)
  const [row] = list.body.docs as { id: number }[]
  expect((await publisher.ask('PATCH', `/deliveries/${row?.id}`, { state: 'sent' })).status).toBe(
    403,
  )
  expect((await publisher.ask('DELETE', `/deliveries/${row?.id}`)).status).toBe(403)
  const hidden = await publisher.ask('GET', '/deliveries?where[recipient][exists]=true')
  expect(hidden.status).not.toBe(200)
})

test('while enquiries come in nothing is sent for ten seconds, and then all of it', async () => {
  await using receiver = await openReceiver(() => ({ status: 204 }))
  await sendTo(receiver.url)
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const worker = make()
  worker.start()
  // Its first look is over: the second one is due in the pause.
  await vi.waitUntil(() => worker.waiting)
  worker.wakeSoon()
  const { id } = await makeQueued(payload)
  for (let passed = 0; passed < 9900; passed += 100) {
    vi.setSystemTime(Date.now() + 100)
    worker.wakeSoon()
    worker.wake()
    expect((await deliveriesOf(payload, id)).webhook?.claimedBy).toBeNull()
  }
  vi.setSystemTime(Date.now() + 100)
  worker.wakeSoon()
  await untilAll(payload, id, 'sent')
  expect(receiver.received).toHaveLength(1)
  await worker.stop()
})
