const EMPTY =
  /<(p|h\d|ul|ol|dl|dt|dd|li|figure|figcaption|a|button|summary|legend|label)\b([^>]*)><\/\1>/g
const NAMELESS = /<article\b(?![^>]*\saria-label)[^>]*>/g
const ID = /\sid="([^"]*)"/g
const TEXT = />([^<]+)</g

/** Problems that the HTML of no block may have, as sentences. */
export function htmlProblems(html: string): string[] {
  return [
    ...placeholderText(html),
    ...emptyElements(html),
    ...namelessArticles(html),
    ...duplicateIds(html),
  ]
}

/** Text that comes from missing data, never from an editor. */
function placeholderText(html: string) {
  const placeholders = ['undefined', 'NaN', '[object Object]', 'Invalid Date']
  return placeholders.filter((word) => html.includes(word)).map((word) => `contains “${word}”`)
}

/** Text elements without content and without an `aria-label`. */
function emptyElements(html: string) {
  const found = [...html.matchAll(EMPTY)].filter(
    ([, , about = '']) => !about.includes('aria-label'),
  )
  return found.map(([element]) => `empty element ${element}`)
}

/** Articles without a name, which screen readers would announce as nothing but “article”. */
function namelessArticles(html: string) {
  return [...html.matchAll(NAMELESS)].map(([element]) => `article without a name ${element}`)
}

function duplicateIds(html: string) {
  const ids = [...html.matchAll(ID)].map(([, id]) => id)
  return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `duplicate id ${id}`)
}

/** The text of the HTML, normalised by `lettersIn`. */
export function textIn(html: string): string {
  const texts = [...`>${html}<`.matchAll(TEXT)].map(([, text = '']) => text)
  return lettersIn(texts.join(''))
}

/** Letters and digits only, so that source text and rendered HTML compare equal. */
export function lettersIn(text: string): string {
  return text.replace(/&(?:#x27|amp|quot|lt|gt|nbsp);/g, '').replace(/[^\p{L}\p{N}]/gu, '')
}
