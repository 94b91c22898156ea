/** A record that uses a file, as in the list under “Used in”. */
type PlaceOfUse = { path: string; title: string }

/** Parts of file names that come from cameras, phones and programs. */
const NOISE =
  /^(img|image|dsc[a-z]?|dscn|pxl|mvimg|dji|gopr|screenshot|photo|picture|untitled|final|copy|edit(ed)?|export|web|print|scaled|small|large|hires|lowres|min|v\d+|\d+(x\d+)?(px|k)?|[a-z]?\d{3,}|(?=[a-f]*\d)[a-f\d]{8,})$/

/**
 * Kinds of records that represent a place or a thing; the first one found describes the picture.
 */
const PLACES = ['listings', 'amenities', 'experiences', 'real-estate-categories', 'galleries']

/**
 * An alt text for an editor to accept or rewrite: “Casa Ponente, terrace” for the file
 * `casa-ponente-terrace.jpg` of the listing Casa Ponente. Undefined if neither has any words.
 */
export function suggestAlt(filename: string, uses: PlaceOfUse[]): string | undefined {
  const words = wordsInName(filename)
  const place = placeOf(words, uses)
  if (!place) return words.length > 0 ? asSentence(words) : undefined
  const rest = without(words, keysOf(place))
  return rest.length > 0 ? `${place}, ${rest.join(' ')}` : place
}

/** The words of a file name; the service itself appends the eight digits of a hash. */
function wordsInName(filename: string): string[] {
  const stem = filename.replace(/\.[^.]*$/, '').replace(/-[a-f\d]{8}$/, '')
  return keysOf(stem).filter((word) => !NOISE.test(word))
}

const keysOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

/** The place that the file name mentions, else the most specific record that uses the file. */
function placeOf(words: string[], uses: PlaceOfUse[]): string | undefined {
  const places = PLACES.flatMap((kind) =>
    uses.filter(({ path }) => path.startsWith(`/collections/${kind}/`)),
  )
    .map(({ title }) => plain(title))
    .filter((title) => title !== '' && !/^\d+$/.test(title))
  const named = places.find((place) => keysOf(place).every((word) => words.includes(word)))
  return named ?? places[0]
}

/** A title without its line breaks and italics. */
const plain = (title: string) => title.replaceAll('*', '').replace(/\s+/g, ' ').trim()

function without(words: string[], taken: string[]) {
  const left = [...taken]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function asSentence(words: string[]) {
  const sentence = words.join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
