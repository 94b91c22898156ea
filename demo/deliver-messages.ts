import { setTimeout as sleep } from 'node:timers/promises'
import { runQueue } from '@belvedere/content/publish/queue.ts'
import { PUBLISH_QUEUE } from '@belvedere/content/publish/queue-name.ts'
import type { Payload, Where } from 'payload'

const TRIES = 20
const PAUSE = 250
const ofSite: Where = { queue: { equals: PUBLISH_QUEUE } }
const inDelivery: Where = { and: [ofSite, { processing: { equals: true } }] }

/**
 * Delivers the publish messages of the outbox and returns whether the site acknowledged them all.
 * The content service delivers the rest later. Waits for running deliveries, so that this program
 * can exit without interrupting them.
 */
export async function deliverPublishMessages(payload: Payload): Promise<boolean> {
  for (let i = 0; i < TRIES && (await count(payload, ofSite)) > 0; i++) {
    await runQueue(payload)
    await sleep(PAUSE)
  }
  for (let i = 0; i < TRIES && (await count(payload, inDelivery)) > 0; i++) await sleep(PAUSE)
  return (await count(payload, ofSite)) === 0
}

async function count({ db }: Payload, where: Where): Promise<number> {
  const { totalDocs } = await db.count({ collection: 'payload-jobs', where })
  return totalDocs
}
