/**
 * A short key for a stylesheet, by which a document lists its inlined styles: the hash in the file
 * name, or the whole address in development.
 */
export function styleKey(href: string): string {
  return /-([\w-]{8})\.css$/.exec(href)?.[1] ?? href
}
