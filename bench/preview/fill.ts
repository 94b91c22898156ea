import { setTimeout as pause } from 'node:timers/promises'
import { readMetrics } from '../../e2e/metrics.ts'
import type { Studio } from '../../e2e/studio.ts'

export type Target = { name: string; id: number; count: number }

type Block = { blockType: string; [field: string]: unknown }

const LONG = 200

/** The page of the demo with most blocks, and a draft of 200 blocks of all its kinds. */
export async function makeTargets(studio: Studio, slug: string): Promise<Target[]> {
  const heaviest = await studio.findPage(slug)
  const heads = [{ blockType: 'hero', title: 'Two hundred blocks' }]
  const kinds = heaviest.blocks.map(withoutIds)
  const blocks = Array.from({ length: LONG - 1 }, (_, i) => kinds[i % kinds.length])
  const long = await studio.loadPage('Two hundred blocks', [...heads, ...blocks])
  return [
    {
      name: `/${slug}, ${heaviest.blocks.length} blocks`,
      id: heaviest.id,
      count: heaviest.blocks.length,
    },
    { name: `a page of ${LONG} blocks`, id: long.id, count: LONG },
  ]
}

/** Copies get ids and anchors of their own. */
function withoutIds(block: Block): unknown {
  return JSON.parse(JSON.stringify(block), (name, value) =>
    name === 'id' || name === 'anchor' ? undefined : value,
  )
}

/** An import saves at most 2,000 listings at once. */
const AT_ONCE = 2000

/** Imports listings by the sheet of the studio, until there are at least `count` new ones. */
export async function importListings(studio: Studio, category: string, count: number) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => {
      const number = String(from + i).padStart(5, '0')
      return `${category};House ${number};B ${number};${1 + (i % 6)};${400_000 + i * 1000}`
    })
    await studio.importListings(['Category;Title;Unit;Bedrooms;Price', ...rows].join('\n'))
  }
}

export type Site = { siteUrl: string; publishKey: string }

const STILL_MS = 10_000
const PATIENCE_MS = 20 * 60_000

/**
 * Waits until the site has rendered nothing for ten seconds: after an import it renders for minutes,
 * on the same processors as the studio. Returns how long that took, in seconds.
 */
export async function untilDone({ siteUrl, publishKey }: Site): Promise<number> {
  const start = performance.now()
  let [count, since] = [-1, start]
  while (performance.now() - since < STILL_MS) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`The site still renders ${PATIENCE_MS / 60_000} minutes after the import.`)
    await pause(1000)
    const { renders, queries } = await readMetrics(siteUrl, publishKey)
    const now = sumOf(renders) + sumOf(queries)
    if (now !== count) [count, since] = [now, performance.now()]
  }
  return Math.round((since - start) / 1000)
}

function sumOf(counts: Record<string, number>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
