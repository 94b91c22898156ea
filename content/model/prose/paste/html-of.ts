import type { Block, Item } from './block.ts'
import { paragraphsIn } from './tidy-runs.ts'

/** Paragraphs and list items as HTML; those without words are left out. */
export function htmlOf(blocks: readonly Block[]): string {
  const lists: string[] = []
  let html = ''
  const close = (depth: number) => {
    while (lists.length > depth) html += `</${lists.pop()}>${lists.length > 0 ? '</li>' : ''}`
  }
  for (const { runs, item } of blocks)
    for (const content of paragraphsIn(runs, item !== undefined)) {
      if (!item) {
        close(0)
        html += `<p>${content}</p>`
        continue
      }
      open(item)
      html += `<li>${content}</li>`
    }
  close(0)
  return html

  /**
   * Opens or closes lists until the item is at its depth; a nested list is in an item of its own.
   */
  function open({ depth, isNumbered }: Item) {
    close(depth)
    const tag = isNumbered ? 'ol' : 'ul'
    if (lists.length === depth && lists.at(-1) !== tag) close(depth - 1)
    while (lists.length < depth) {
      html += `${lists.length > 0 ? '<li>' : ''}<${tag}>`
      lists.push(tag)
    }
  }
}
