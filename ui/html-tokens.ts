import { decodeEntities } from './html-entities.ts'

type Tag = { at: number; tag: string; isEnd: boolean; href: string }
/** A token of HTML: text, or a start or end tag. */
export type HtmlToken = string | Tag

const TEXT = /[^<]+/y
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const TAG = /<(\/?)([a-z][^\s/>]*)/iy
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y
const END = /[\s/]*>/y

/** Elements whose content is dropped with them. */
const DROPPED = /^(?:script|style|template|iframe|noscript)$/

/**
 * Tokenizes HTML as a browser does, reading each character once, so the time is linear in the
 * length for any input. A lone `<` is text, and so is a tag that never ends.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const reader = { html, at: 0 }
  while (reader.at < html.length) {
    const text = match(reader, TEXT)
    if (text) yield decodeEntities(text[0])
    else if (!match(reader, COMMENT)) yield readTag(reader)
  }
}

type Reader = { html: string; at: number }

/** The match at the reader's position, if any; the reader then moves behind it. */
function match(reader: Reader, pattern: RegExp) {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.html)
  if (found) reader.at = pattern.lastIndex
  return found
}

function readTag(reader: Reader): HtmlToken {
  const { html, at } = reader
  const [, slash, name] = match(reader, TAG) ?? []
  if (name === undefined) return html.charAt(reader.at++)

  const href = readHref(reader)
  if (href === undefined) return decodeEntities(html.slice(at))
  const tag = { at, tag: name.toLowerCase(), isEnd: slash === '/', href }
  if (!tag.isEnd && DROPPED.test(tag.tag)) skipInside(reader, tag.tag)
  return tag
}

/**
 * Reads the attributes up to the end of a tag; undefined if the tag never ends. The first `href`
 * counts.
 */
function readHref(reader: Reader): string | undefined {
  let href: string | undefined
  while (!match(reader, END)) {
    const found = match(reader, ATTRIBUTE)
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
