import { Studio, type StudioAccess } from '../../e2e/studio.ts'

export type Target = { name: string; id: number }

type Block = { blockType: string; [field: string]: unknown }

const LONG = 200

/** The page of the demo with most blocks, and a draft of 200 blocks of all its kinds. */
export async function makeTargets(access: StudioAccess, slug: string): Promise<Target[]> {
  const studio = await Studio.signIn(access)
  const heaviest = await studio.findPage(slug)
  const heads = [{ blockType: 'hero', title: 'Two hundred blocks' }]
  const kinds = heaviest.blocks.map(withoutIds)
  const blocks = Array.from({ length: LONG - 1 }, (_, i) => kinds[i % kinds.length])
  const long = await studio.makePage('Two hundred blocks', [...heads, ...blocks])
  return [
    { name: `/${slug}, ${heaviest.blocks.length} blocks`, id: heaviest.id },
    { name: `a page of ${LONG} blocks`, id: long.id },
  ]
}

/** Copies get ids and anchors of their own. */
function withoutIds(block: Block): unknown {
  return JSON.parse(JSON.stringify(block), (name, value) =>
    name === 'id' || name === 'anchor' ? undefined : value,
  )
}
