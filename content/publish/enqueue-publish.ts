import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type CommitHooks, commitHooksOf } from '../payload/after-commit.ts'
import { runQueue } from './queue.ts'
import { PUBLISH_QUEUE } from './queue-name.ts'

/** The tags of everything that each open transaction has changed so far. */
const collected = new WeakMap<CommitHooks, Set<string>>()

/**
 * Queues a publish message for these tags. The tags of a transaction become one message, written to
 * the outbox as its last statement and sent after the commit: publishing a hundred pages in one
 * request sends one message. `context.quiet` turns this off for bulk work.
 */
export async function enqueuePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.quiet === true || tags.length === 0) return
  const hooks = await commitHooksOf(req)
  if (!hooks) {
    await writeMessage(req, tags)
    return runQueue(req.payload)
  }
  const pending = collected.get(hooks) ?? collectTags(hooks, req)
  for (const tag of tags) pending.add(tag)
}

function collectTags(hooks: CommitHooks, { payload }: PayloadRequest) {
  const tags = new Set<string>()
  collected.set(hooks, tags)
  hooks.beforeCommit.add((req) => writeMessage(req, [...tags]))
  hooks.afterCommit.add(() => void runQueue(payload))
  return tags
}

async function writeMessage(req: PayloadRequest, tags: string[]) {
  await req.payload.jobs.queue({
    task: 'notify-site',
    queue: PUBLISH_QUEUE,
    input: { id: randomUUID(), tags, tries: 0 },
    req,
  })
}
