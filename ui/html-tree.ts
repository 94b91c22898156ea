/** An element of rich text, or the words in it. */
export type HtmlNode = string | { at: number; tag: string; href: string; children: HtmlNode[] }

/** A comment, a tag with its attributes, the words between tags, or a sign that is none of these. */
const PART =
  /<!--[\s\S]*?(?:-->|$)|<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>|(?<words>[^<]+|<)/gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i

/** Elements whose inside is no text of theirs: it goes with them. */
const UNREADABLE = /<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const EMPTY = new Set(['br', 'hr'])

/**
 * HTML as a tree of the tags that are allowed; of any other only the words stay (spec §9). Nothing
 * but names, addresses and words is taken over, so no markup of the input reaches the page.
 */
export function htmlTree(html: string, allowed: readonly string[]): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: { tag: string; into: HtmlNode[] }[] = [{ tag: '', into: root }]
  for (const { index, groups } of html.replace(UNREADABLE, '').matchAll(PART)) {
    const into = open.at(-1)?.into ?? root
    const tag = groups?.tag?.toLowerCase()
    if (groups?.words) into.push(decode(groups.words))
    else if (!tag || !allowed.includes(tag)) continue
    else if (groups?.close) close(open, tag)
    else {
      const node = { at: index, tag, href: hrefOf(groups?.attributes), children: [] }
      into.push(node)
      if (!EMPTY.has(tag)) open.push({ tag, into: node.children })
    }
  }
  return root
}

/** What is still open inside an element ends with it; an end without a beginning is none. */
function close(open: { tag: string }[], tag: string) {
  const level = open.findLastIndex((one) => one.tag === tag)
  if (level > 0) open.length = level
}

function hrefOf(attributes = '') {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  return decode(double ?? single ?? bare ?? '')
}

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ nbsp: '\u00a0', shy: '\u00ad' },
}

function decode(text: string) {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, decimal, name) =>
      name ? (NAMED[name] ?? whole) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

function character(code: number) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
