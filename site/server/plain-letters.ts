const ENCODED = /%[2-7][0-9a-f]/gi
const UNRESERVED = /^[A-Za-z0-9\-._~]$/

/**
 * The path with letters, digits, `-`, `.`, `_` and `~` unencoded: with or without percent-encoding
 * they mean the same (RFC 3986, 2.3). All other encodings, such as `%2F`, stay as they are.
 */
export function withPlainLetters(path: string): string {
  return path.replaceAll(ENCODED, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return UNRESERVED.test(character) ? character : encoded
  })
}
