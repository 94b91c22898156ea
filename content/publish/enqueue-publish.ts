import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type Ending, endingOf } from './after-commit.ts'
import { runQueue } from './queue.ts'
import { PUBLISH_QUEUE } from './queue-name.ts'

/** The tags of everything that a transaction has changed so far. */
const collected = new WeakMap<Ending, Set<string>>()

/**
 * Notes that the site has to hear of these tags. Those of a whole transaction become one piece of news,
 * written as its last part and sent once it is in the database: a hundred pages that are published at
 * once are told once. `context.quiet` keeps bulk work silent.
 */
export async function enqueuePublish(req: PayloadRequest, tags: string[]): Promise<void> {
  if (req.context.quiet === true || tags.length === 0) return
  const ending = await endingOf(req)
  if (!ending) {
    await writeNews(req, tags)
    return runQueue(req.payload)
  }
  const news = collected.get(ending) ?? newsAtEnd(ending, req)
  for (const tag of tags) news.add(tag)
}

function newsAtEnd(ending: Ending, { payload }: PayloadRequest) {
  const news = new Set<string>()
  collected.set(ending, news)
  ending.last.add((req) => writeNews(req, [...news]))
  ending.after.add(() => void runQueue(payload))
  return news
}

async function writeNews(req: PayloadRequest, tags: string[]) {
  await req.payload.jobs.queue({
    task: 'notify-site',
    queue: PUBLISH_QUEUE,
    input: { id: randomUUID(), tags, tries: 0 },
    req,
  })
}
