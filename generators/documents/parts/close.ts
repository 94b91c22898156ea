import { inline, paragraphs } from './html.ts'

/** The mark of Punta Alba: half a sun on a horizon over a pointed cape. */
const MARK = `<svg class="mark" viewBox="0 0 100 100" aria-hidden="true"><path class="mark__sun" d="M33.5 50a16.5 16.5 0 0 1 33 0Z"/><path d="M25.5 50a24.5 24.5 0 0 1 49 0M8 50H92M25.5 50C27.5 66.5 46.2 68.5 50 87C53.8 68.5 72.5 66.5 74.5 50"/></svg>`

/** What ends a document: the mark, a sentence, and where to ask, on ink. */
export function close(sentence: string, note: string): string {
  return `<aside class="close" data-ground="ink">${MARK}<div><h2>${inline(sentence)}</h2>${paragraphs(note, 'text small')}</div>
<div class="close__ask small"><p>The Gatehouse, 1 Lighthouse Lane<br>Punta Alba, Bahía Clara 00001</p><p class="num">+44 20 7946 0185<br>hello@example.com</p></div></aside>`
}
