/**
 * A short key for a stylesheet, by which a document lists its inlined styles: the beginning of the
 * hash in the file name, or the whole address in development. Five characters are a billion keys;
 * each more would cost every document another 25 bytes.
 */
export function styleKey(href: string): string {
  return /-([\w-]{5})[\w-]{3}\.css$/.exec(href)?.[1] ?? href
}
