import { decodeEntities } from './html-entities.ts'

type Tag = { at: number; tag: string; isEnd: boolean; href: string }
/** A part of HTML as it is read: words, or a tag that begins or ends an element. */
export type HtmlToken = string | Tag

const WORDS = /[^<]+/y
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const TAG = /<(\/?)([a-z][^\s/>]*)/iy
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y
const END = /[\s/]*>/y

/** Elements whose inside is no text of theirs: it goes with them. */
const UNREADABLE = /^(?:script|style|template|iframe|noscript)$/

/**
 * Reads HTML as a browser does, attribute by attribute and no sign twice: a text that is made to be
 * slow takes no longer than another. A lone sign is words, and so is a tag that never ends.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const reader = { html, at: 0 }
  while (reader.at < html.length) {
    const words = take(reader, WORDS)
    if (words) yield decodeEntities(words[0])
    else if (!take(reader, COMMENT)) yield readTag(reader)
  }
}

type Reader = { html: string; at: number }

/** What stands next, if it is of that form; the reader then stands behind it. */
function take(reader: Reader, form: RegExp) {
  form.lastIndex = reader.at
  const found = form.exec(reader.html)
  if (found) reader.at = form.lastIndex
  return found
}

function readTag(reader: Reader): HtmlToken {
  const { html, at } = reader
  const [, slash, name] = take(reader, TAG) ?? []
  if (name === undefined) return html.charAt(reader.at++)

  const href = readHref(reader)
  if (href === undefined) return decodeEntities(html.slice(at))
  const tag = { at, tag: name.toLowerCase(), isEnd: slash === '/', href }
  if (!tag.isEnd && UNREADABLE.test(tag.tag)) skipInside(reader, tag.tag)
  return tag
}

/**
 * Reads on to the end of a tag; undefined where it has none. Of an address that is there twice the
 * first one counts.
 */
function readHref(reader: Reader): string | undefined {
  let href: string | undefined
  while (!take(reader, END)) {
    const found = take(reader, ATTRIBUTE)
    if (!found) {
      reader.at = reader.html.length
      return undefined
    }
    const [, name, double, single, bare] = found
    if (name?.toLowerCase() === 'href') href ??= double ?? single ?? bare ?? ''
  }
  return decodeEntities(href ?? '')
}

function skipInside(reader: Reader, tag: string) {
  const end = new RegExp(`</${tag}\\b|$`, 'gi')
  end.lastIndex = reader.at
  reader.at = end.exec(reader.html)?.index ?? reader.html.length
}
