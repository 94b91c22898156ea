import { randomUUID } from 'node:crypto'
import type { Settings } from '../../content/settings.ts'
import type { PageBlock } from '../render/page.tsx'
import { renderApp } from '../render/render-document.tsx'
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
    const { id, type, isHidden } = block
    return {
      id,
      type,
      html,
      ...(isHidden && { isHidden }),
      ...(edit !== undefined && { edit }),
    }
  })
}

type Shell = {
  page: { path: string }
  settings: Settings
  /** The settings with markers in their texts. */
  markedSettings: Settings
  marks: Marks
}

/**
 * The shell with the fields of its texts, and the HTML of a page in it. The page is left out while
 * the shell is annotated: its blocks have their fields already.
 */
export function annotatedApp(shell: Shell, main: string): string {
  const { page, settings, markedSettings, marks } = shell
  const place = randomUUID()
  const plain = renderApp(page, settings, place)
  if (settings === markedSettings) return plain.replace(place, () => main)
  const marked = renderApp(page, markedSettings, place)
  return annotate(plain, marked, marks).replace(place, () => main)
}
