import type { DiskCache, Entry } from '@belvedere/kit/disk-cache.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { mimeOf } from '../../media/kinds.ts'
import type { Originals } from '../../media/originals.ts'
import { queue as pictures } from '../../media/queue.ts'
import { metrics } from '../../service/metrics.ts'
import { shared } from '../../service/shared.ts'
import { drawShare } from './draw.ts'
import { type ShareFacts, versionOf } from './facts.ts'
import { openParts } from './parts.ts'

type Store = { originals: Originals; variants: DiskCache }

/** One at a time: share pictures are less urgent than the pictures of pages. */
export const shareQueue = shared(
  'share queue',
  () =>
    new Queue({
      atOnce: 1,
      waiting: 64,
      sentence: 'Too many share pictures are being drawn. Please try again in a few seconds.',
    }),
)

/** The share picture for these facts: stored on disk, or drawn now. */
export async function makeShare(facts: ShareFacts, store: Store): Promise<Buffer<ArrayBuffer>> {
  const { body } = await store.variants.getOrCreate(`share ${versionOf(facts)}`, () =>
    shareQueue.run(() => draw(facts, store.originals)),
  )
  return body
}

/** A share picture that is not stored, since it shows a draft. */
export function drawDraft(facts: ShareFacts, originals: Originals): Promise<Buffer<ArrayBuffer>> {
  return shareQueue.run(async () => (await draw(facts, originals)).body)
}

async function draw(facts: ShareFacts, originals: Originals): Promise<Entry> {
  const start = performance.now()
  try {
    const parts = await openParts(facts, originals)
    const body = await pictures.run(() => drawShare(parts))
    metrics.variants.observe((performance.now() - start) / 1000, { format: 'share' })
    return { body, about: { type: mimeOf('jpeg') } }
  } catch (error) {
    metrics.variantFailures.increment({ format: 'share' })
    throw error
  }
}
