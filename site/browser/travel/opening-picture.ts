/** A picture in the HTML of a page: its file on this site, and its `<img>`. */
type WrittenPicture = { file: string; tag: string }

/** The tag that begins a page's opening; the server escapes `>` within attributes. */
const OPENING = /<\w+[^>]*\sdata-opening=""[^>]*>/
/** The wrapper of a block, which begins after the opening has ended. */
const NEXT_BLOCK = '<div id="b-'
const IMAGE = /<img\s[^>]*>/
const SOURCE = /\ssrc="([^"]+)"/

/**
 * The first picture in the opening of a page, read from its HTML: parsing the whole page once more
 * would cost more than it is worth. Undefined without one, and where words lie over the picture, as
 * they would be hidden while it travels: unless they may, because they travel with it.
 */
export function openingPicture(main: string, mayHaveWords = false): WrittenPicture | undefined {
  const opening = OPENING.exec(main)
  if (!opening || (!mayHaveWords && /\bon-media\b/.test(opening[0]))) return
  const [content = ''] = main.slice(opening.index).split(NEXT_BLOCK, 1)
  const [tag] = IMAGE.exec(content) ?? []
  const source = tag && SOURCE.exec(tag)?.[1]
  return source ? { file: fileOf(source.replaceAll('&amp;', '&')), tag } : undefined
}

/** The path of a picture's file, which its crops and sizes share. */
export function fileOf(address: string): string {
  return new URL(address, location.href).pathname
}
