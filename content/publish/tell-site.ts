import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { afterCommit } from './after-commit.ts'
import { runQueue } from './queue.ts'
import { PUBLISH_QUEUE } from './queue-name.ts'

/**
 * Notes, in the transaction of the change itself, that the site has to hear of these tags, and has
 * them sent once that transaction is in the database. `context.quiet` keeps bulk work silent.
 */
export async function tellSite(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.quiet === true || tags.length === 0) return
  await req.payload.jobs.queue({
    task: 'notify-site',
    queue: PUBLISH_QUEUE,
    input: { id: randomUUID(), tags, tries: 0 },
    req,
  })
  await afterCommit(req, () => runQueue(req.payload))
}
