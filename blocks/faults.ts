const EMPTY =
  /<(p|h\d|ul|ol|dl|dt|dd|li|figure|figcaption|a|button|summary|legend|label)\b([^>]*)><\/\1>/g
const ID = /\sid="([^"]*)"/g
const TEXT = />([^<]+)</g

/** What is wrong with the HTML of a block whatever its data are: each in words. */
export function faultsOf(html: string): string[] {
  return [...strangeWords(html), ...emptyElements(html), ...doubleIds(html)]
}

/** Words that no editor writes: they are what code makes of missing data. */
function strangeWords(html: string) {
  const strange = ['undefined', 'NaN', '[object Object]', 'Invalid Date']
  return strange.filter((word) => html.includes(word)).map((word) => `says “${word}”`)
}

/** An element for words which has none, nor a name for those who cannot see what its styles draw. */
function emptyElements(html: string) {
  const found = [...html.matchAll(EMPTY)].filter(
    ([, , about = '']) => !about.includes('aria-label'),
  )
  return found.map(([element]) => `an empty element ${element}`)
}

function doubleIds(html: string) {
  const ids = [...html.matchAll(ID)].map(([, id]) => id)
  return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `the id ${id} twice`)
}

/** Everything that is written in HTML, as it reads. */
export function wordsIn(html: string): string {
  const texts = [...`>${html}<`.matchAll(TEXT)].map(([, text = '']) => text)
  return plain(texts.join(''))
}

/** Words without the signs, spaces and entities in which writing and HTML may differ. */
export function plain(text: string): string {
  return text.replace(/&(?:#x27|amp|quot|lt|gt|nbsp);/g, '').replace(/[^\p{L}\p{N}]/gu, '')
}
