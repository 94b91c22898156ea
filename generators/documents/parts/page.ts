import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arc } from './arc.ts'
import { inline } from './html.ts'

/** The place of a page in its document. */
type Sheet = { title: string; page: number; pages: number }

const wordmark = readFileSync(
  join(import.meta.dirname, '../../../demo/images/punta-alba-wordmark.svg'),
  'utf8',
)
export const WORDMARK = wordmark.replace('<svg ', '<svg class="wordmark" aria-hidden="true" ')
export const NOTE = 'Punta Alba is a fictional place, made to demonstrate Belvedere. CC BY 4.0.'

/** A page after the first one: name of the document above, note and day dial below. */
function sheet({ title, page, pages }: Sheet, content: string, closing = ''): string {
  return `<article class="page${closing && ' page--last'}">
<header class="head" aria-hidden="true">${WORDMARK}<span>${inline(title)}</span></header>
<div class="body">${content}</div>
${closing}${foot(page, pages)}
</article>`
}

/** The first page, with a coloured ground from the top edge. */
export function cover(pages: number, ground: string, top: string, content: string): string {
  return `<article class="page page--cover">
<header class="cover" data-ground="${ground}">${top}</header>
<div class="body">${content}</div>
${foot(1, pages)}
</article>`
}

/** The pages of a document: what comes first, what follows, and what closes the last one. */
export function bound(
  title: string,
  first: (pages: number) => string,
  rest: string[],
  closing: string,
) {
  const pages = rest.length + 1
  const following = rest.map((content, i) => {
    const isLast = i === rest.length - 1
    return sheet({ title, page: i + 2, pages }, content, isLast ? closing : '')
  })
  return [first(pages), ...following]
}

/** The note, and the sun where the page is in its day: the first page is morning. */
function foot(page: number, pages: number) {
  return `<footer class="foot"><p>${NOTE}</p><p class="foot__page">${arc(hourOf(page - 1, pages))}<span>${page} / ${pages}</span></p></footer>`
}

/** The hour of an item in a row, from 0 (sunrise) to 1 (sunset). */
function hourOf(index: number, count: number): number {
  return count < 2 ? 0.5 : 0.1 + (0.8 * index) / (count - 1)
}
