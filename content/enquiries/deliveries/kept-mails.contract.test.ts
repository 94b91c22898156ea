import { expect, test, vi } from 'vitest'
import { readMailbox } from '../../service/mail/mailbox.ts'
import { metrics } from '../../service/metrics.ts'
import { deliveriesOf, untilAll } from '../../testing/deliveries.ts'
import { mailService } from '../../testing/mail-service.ts'
import { makeEnquiry, makeQueued } from '../../testing/queued-enquiry.ts'
import { openMailServer } from '../../testing/smtp.ts'
import { eraseEnquiries } from '../erase.ts'
import { queueAnswer } from './queue-answer.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { queueEscalation } from './queue-escalation.ts'
import { resumeKept } from './resume-kept.ts'

const service = mailService()
const { own, save, inOneTransaction } = service

const metric = () => metrics.registry.text()

/** A busy machine needs a long timeout; passing tests do not wait for it. */
const PATIENT = { timeout: 30_000 }

test('deliveries are stored once, in the transaction of the enquiry', async () => {
  const { payload } = service
  const stored = await makeEnquiry(payload, own())
  const failing = inOneTransaction(async (req) => {
    await queueDeliveries(req, stored)
    throw new Error('The enquiry could not be stored.')
  })
  await expect(failing).rejects.toThrow('could not be stored')
  expect(await deliveriesOf(payload, stored.id)).toEqual({})
  for (let i = 0; i < 2; i++) await inOneTransaction((req) => queueDeliveries(req, stored))
  const where = { enquiry: { equals: stored.id } }
  expect((await payload.db.count({ collection: 'deliveries', where })).totalDocs).toBe(2)
})

test('an erased enquiry is never delivered, and its traces are deleted', async () => {
  const { payload, worker } = service
  const kept = await makeQueued(payload, own())
  worker.start()
  await untilAll(payload, kept.id, 'kept')
  expect((await readMailbox()).filter(({ enquiry }) => enquiry === kept.id)).toHaveLength(2)
  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const sent = await makeQueued(payload, own())
  worker.wake()
  await untilAll(payload, sent.id, 'sent')
  await worker.stop()
  const house = { title: 'Hill House', path: '/villas/hill-house' }
  const { id } = await makeQueued(payload, own(), house)
  const erase = async (which: number) => {
    await eraseEnquiries(payload, [which], { event: 'enquiries-expired' })
  }
  for (const one of [id, kept.id, sent.id]) await erase(one)
  worker.start()
  expect(await deliveriesOf(payload, id)).toEqual({})
  expect(await deliveriesOf(payload, kept.id)).toEqual({})
  expect(await deliveriesOf(payload, sent.id)).toMatchObject({
    team: { state: 'sent', details: null },
    visitor: { state: 'sent', recipient: null },
  })
  // A delivery that is queued nevertheless, by a program that did not know of the erasure.
  await inOneTransaction((req) => queueEscalation(req, { id, reference: 'X', dueAt: '' }))
  worker.wake()
  await vi.waitUntil(async () => !(await deliveriesOf(payload, id)).escalation, PATIENT)
  await vi.waitUntil(
    async () => (await readMailbox()).every(({ enquiry }) => enquiry !== kept.id),
    PATIENT,
  )
  expect((await readMailbox()).some(({ enquiry }) => enquiry === id)).toBe(false)
})

test('without a mail server no mail counts as sent, and all are sent once there is one', async () => {
  const { payload, worker } = service
  await save({ teamAddresses: [{ address: 'team@casa.example' }], escalationAddress: '' })
  const { id, reference, enquiry } = await makeQueued(payload, own())
  const old = await makeQueued(payload, own())
  const written = { subject: 'The fig tree', text: 'It is at Hill House.', by: 'Anna' }
  await inOneTransaction(async (req) => {
    await queueAnswer(req, { id, reference, key: 'kept', ...written })
    await queueEscalation(req, { id: old.id, reference: old.reference, dueAt: '' })
  })
  worker.start()
  const kept = await untilAll(payload, id, 'kept')
  await untilAll(payload, old.id, 'kept')
  await worker.stop()
  expect(kept.team).toMatchObject({ attempts: 1, sentAt: null, lastError: null })
  expect(metric()).toMatch(/deliveries_total\{kind="team",result="kept"\}/)
  await resumeKept(payload)
  expect((await deliveriesOf(payload, id)).team?.state).toBe('kept')

  await using server = await openMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const days = 24 * 60 * 60 * 1000
  const rows = await deliveriesOf(payload, old.id)
  const twoDaysAgo = { queuedAt: Date.now() - 2 * days }
  for (const row of Object.values(rows))
    await payload.db.updateOne({ collection: 'deliveries', id: row.id, data: twoDaysAgo })
  // The enquiry has been answered meanwhile, so no reminder is sent.
  const answered = { state: 'answered' }
  await payload.db.updateOne({ collection: 'enquiries', id: old.id, data: answered })
  await resumeKept(payload)
  worker.start()
  await untilAll(payload, id, 'sent')
  await vi.waitUntil(
    async () => (await deliveriesOf(payload, old.id)).team?.state === 'sent',
    PATIENT,
  )
  await vi.waitUntil(async () => !(await deliveriesOf(payload, old.id)).escalation, PATIENT)
  // An acknowledgement that is days late tells the visitor nothing new.
  expect((await deliveriesOf(payload, old.id)).visitor).toMatchObject({ state: 'kept' })
  const subjects = server.taken.map(({ to, parsed }) => [to[0], parsed.subject])
  expect(subjects).toHaveLength(4)
  expect(subjects).toContainEqual([enquiry.email, 'The fig tree'])
  expect(subjects.filter(([to]) => to === old.enquiry.email)).toEqual([])
})
