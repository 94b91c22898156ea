/**
 * A short name for a stylesheet, by which a document says what it holds inline: the hash in the
 * name of its file, or the whole address where there is none, as while developing.
 */
export function styleKey(href: string): string {
  return /-([\w-]{8})\.css$/.exec(href)?.[1] ?? href
}
