import { isIsland, type PageBlock } from '../page-model.ts'
import { annotate } from './marks/annotate.ts'
import type { Marks } from './marks/marks.ts'
import { referenceText } from './marks/reference.ts'

type Context = { marks: Marks; record: string | undefined }

/**
 * The blocks of a page with `data-edit` in their HTML and on their wrappers. `marked` are the same
 * blocks rendered from marked data.
 */
export function annotateBlocks(
  blocks: readonly PageBlock[],
  marked: readonly PageBlock[],
  { marks, record }: Context,
): PageBlock[] {
  const others = new Map(marked.map((block) => [block.id, block]))
  return blocks.map((block) => {
    const own = marks.blocks.get(block.id)
    const edit = own ? referenceText(own) : record
    const other = others.get(block.id)
    const html = other ? annotate(block.html, other.html, marks) : block.html
    const { id, type } = block
    const rendered = { id, type, html, ...(edit !== undefined && { edit }) }
    return isIsland(block) ? { ...rendered, data: block.data, place: block.place } : rendered
  })
}
