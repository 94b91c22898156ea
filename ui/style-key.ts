/**
 * A short key for a stylesheet, by which a document lists its inlined styles: the beginning of the
 * hash in the file name, or in development the whole address, which has a query. Five characters
 * distinguish a billion keys; each more would cost every document another 25 bytes.
 */
export function styleKey(href: string): string {
  return href.endsWith('.css') ? href.slice(-12, -7) : href
}
