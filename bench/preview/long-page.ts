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

/** Copies get their own ids and anchors. */
function withoutIds(block: Block): unknown {
  return JSON.parse(JSON.stringify(block), (name, value) =>
    name === 'id' || name === 'anchor' ? undefined : value,
  )
}
