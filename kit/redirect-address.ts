/** Path and query of an address; the query is empty without a `?`. */
export function splitQuery(address: string): [path: string, query: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/** What almost all requests are for. */
const NORMAL = /^(?:\/[a-z\d-]+)+$/

/**
 * Normalizes a path for comparison: decoded, lower case, composed letters, single slashes and no
 * trailing one. What would divide or end a path, and spaces, stay encoded.
 */
export function normalizePath(path: string): string {
  if (NORMAL.test(path)) return path
  const plain = decode(path)
    .toLowerCase()
    .normalize()
    .replaceAll(/\s/g, (space) => encodeURIComponent(space).toLowerCase())
    .replaceAll(/\/{2,}/g, '/')
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain || '/'
}

function decode(path: string) {
  // A percent sign that encodes nothing means itself.
  const encoded = path.replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
  return encoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replaceAll(/[\p{Cc}/\\?#%*]/gu, encodeCharacter)
    } catch {
      return codes
    }
  })
}

/** Encodes any ASCII character, such as `*`, which `encodeURIComponent` leaves as it is. */
function encodeCharacter(character: string) {
  return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
}

/**
 * The end of a sentence around an address, as mail programs make it part of a link: punctuation,
 * quotes and brackets of any language, signs of emphasis, and spaces, some of which nobody sees. A
 * dot after a slash has a meaning of its own.
 */
const PASTED =
  /(?<=[^/])(?:\.|%2e)$|(?<=.)(?:[,;:!*'"’”‘“»«…。，）)\]}>\s\u200B]|%(?:20|0[9ad]|2[1279ac]|3[abe]|5d|7d|c2%a0|c2%[ab]b|e2%80%(?:8b|9[89cd]|a6)|e3%80%82|ef%bc%(?:89|8c)))$/i

/** What may have been meant: a path or query as it was requested, then without up to five such ends. */
export function* withoutPasted(path: string): Generator<string> {
  yield path
  for (let left = 5, rest = path; left > 0 && PASTED.test(rest); left--) {
    rest = rest.replace(PASTED, '')
    yield rest
  }
}
