import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliveriesOf } from './testing/deliveries.ts'
import { start } from './testing/killed/start.ts'
import { openContent, type TestContent } from './testing/payload.ts'
import { makeQueued } from './testing/queued-enquiry.ts'
import { openReceiver } from './testing/receiver.ts'

const OPTIONS = { timeout: 180_000 }
const SECONDS = 1000

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

/** A service that has begun to send an enquiry to this program. */
async function startSending({ url, received }: Awaited<ReturnType<typeof openReceiver>>) {
  const data = { webhookUrl: url, newWebhookSecret: 'a secret for tests alone' }
  await payload.updateGlobal({ slug: 'enquiry-settings', data })
  const { id } = await makeQueued(payload)
  const service = await start({ DATA_DIR: content.folder, WEBHOOK_NETWORKS: '127.0.0.1' })
  await vi.waitUntil(() => received.length === 1, { timeout: 20 * SECONDS })
  return { id, service }
}

test(
  'a service that is stopped waits for its running deliveries, and stores their results',
  OPTIONS,
  async () => {
    let isAnswered = false
    await using receiver = await openReceiver(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * SECONDS))
      isAnswered = true
      return { status: 200 }
    })
    const { id, service } = await startSending(receiver)
    expect(isAnswered).toBe(false)
    expect(await service.end()).toBe(0)
    const { webhook } = await deliveriesOf(payload, id)
    expect(webhook).toMatchObject({ state: 'sent', attempts: 1, claimedUntil: 0 })
  },
)

test(
  'a delivery that takes too long is due again at once, not at the end of its claim',
  OPTIONS,
  async () => {
    await using receiver = await openReceiver(() => 'hang')
    const { id, service } = await startSending(receiver)
    const begun = Date.now()
    expect(await service.end()).toBe(0)
    expect(Date.now() - begun).toBeLessThan(15 * SECONDS)
    const { webhook } = await deliveriesOf(payload, id)
    expect(webhook).toMatchObject({ state: 'waiting', claimedBy: null, claimedUntil: 0 })
  },
)
