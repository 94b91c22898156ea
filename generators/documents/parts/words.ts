import type { Document } from './document.ts'

/** Days, tides and times of the sky, which are computed. */
const TABLES = /<table class="tides">.*?<\/table>/gs
/** Elements within a line of text. */
const INLINE = /<\/?(?:em|strong|span)\b[^>]*>/g

/**
 * The texts of a document, each once, also those of its drawings: what `demo/facts/` compares with
 * the records of the demo.
 */
export function wordsIn({ pages }: Document): string[] {
  const html = pages.join('').replace(TABLES, '').replace(/<br>/g, ' ').replace(INLINE, '')
  const named = html.replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, '<p>$1</p>')
  const texts = named.split(/<[^>]*>/).map((text) => text.replace(/\s+/g, ' ').trim())
  return [...new Set(texts.filter((text) => /\p{L}/u.test(text)).map(unescaped))]
}

function unescaped(text: string) {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
