import type { Block, Item } from './block.ts'
import { blocksOf } from './blocks-of.ts'
import { paragraphsIn } from './tidy-runs.ts'

/**
 * The HTML of a clipboard with paragraphs, lists, links, bold and italics only. Word processors and
 * web pages add fonts, colours, empty paragraphs and tables; of these the words stay.
 */
export function cleanHtml(html: string, parse: (html: string) => Document): string {
  return htmlOf(blocksOf(parse(html).body))
}

/** The same for plain text: an empty line starts a paragraph, a single line break is kept. */
export function htmlOfText(text: string): string {
  const paragraphs = text.split(/\r?\n[^\S\n]*\r?\n/)
  return htmlOf(
    paragraphs.map((paragraph) => ({
      runs: [{ text: paragraph.trim().replaceAll(/\r?\n/g, '\n'), isBold: false, isItalic: false }],
    })),
  )
}

/** Paragraphs and list items as HTML; those without words are left out. */
function htmlOf(blocks: readonly Block[]): string {
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

  /** Opens or closes lists until the item has its place; a list in a list is in an item of its own. */
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
