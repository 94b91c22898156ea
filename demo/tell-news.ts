import { setTimeout as sleep } from 'node:timers/promises'
import { runQueue } from '@belvedere/content/publish/queue.ts'
import { PUBLISH_QUEUE } from '@belvedere/content/publish/queue-name.ts'
import type { Payload, Where } from 'payload'

const TRIES = 20
const PAUSE = 250
const ofSite: Where = { queue: { equals: PUBLISH_QUEUE } }
const onTheWay: Where = { and: [ofSite, { processing: { equals: true } }] }

/**
 * Tells the site what has changed, and says whether it took the news; otherwise they wait in the
 * database for the content service. None may be on its way when this program ends.
 */
export async function tellNews(payload: Payload): Promise<boolean> {
  for (let i = 0; i < TRIES && (await count(payload, ofSite)) > 0; i++) {
    await runQueue(payload)
    await sleep(PAUSE)
  }
  for (let i = 0; i < TRIES && (await count(payload, onTheWay)) > 0; i++) await sleep(PAUSE)
  return (await count(payload, ofSite)) === 0
}

async function count({ db }: Payload, where: Where): Promise<number> {
  const { totalDocs } = await db.count({ collection: 'payload-jobs', where })
  return totalDocs
}
