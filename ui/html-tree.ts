import { htmlTokens } from './html-tokens.ts'

/** An element of rich text, or a text node. */
export type HtmlNode = string | { at: number; tag: string; href: string; children: HtmlNode[] }

type Open = { tag: string; into: HtmlNode[] }

const VOID = new Set(['br', 'hr'])
/** The maximum depth; deeper elements are dropped and their text kept. */
const MAX_DEPTH = 32

/** Elements that a start tag closes implicitly: a paragraph contains no list, a link no link. */
const ENDED_BY: Partial<Record<string, string[]>> = {
  p: ['p'],
  ul: ['p'],
  ol: ['p'],
  li: ['li', 'p'],
  a: ['a'],
}

/**
 * Parses HTML into a tree of the allowed tags; of others only the text stays (spec §9). Only tag
 * names, addresses and text are kept, so no markup of the input reaches the page.
 */
export function htmlTree(html: string, allowed: readonly string[]): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: Open[] = [{ tag: '', into: root }]
  for (const token of htmlTokens(html)) {
    if (typeof token === 'string') add(open, token)
    else if (!allowed.includes(token.tag)) continue
    else if (token.isEnd) close(open, token.tag)
    else begin(open, { at: token.at, tag: token.tag, href: token.href, children: [] })
  }
  return root
}

function add(open: Open[], node: HtmlNode) {
  open.at(-1)?.into.push(node)
}

function begin(open: Open[], node: Exclude<HtmlNode, string>) {
  const { tag, children } = node
  const list = open.findLastIndex((one) => one.tag === 'ul' || one.tag === 'ol')
  if (tag === 'li' && list < 0) return
  const ended = ENDED_BY[tag] ?? []
  const above = tag === 'a' ? 0 : list
  const level = open.findIndex((one, index) => index > above && ended.includes(one.tag))
  if (level > 0) open.length = level
  if (!VOID.has(tag) && open.length > MAX_DEPTH) return
  add(open, node)
  if (!VOID.has(tag)) open.push({ tag, into: children })
}

/** Closes an element and everything open inside it; an unmatched end tag is ignored. */
function close(open: Open[], tag: string) {
  const level = open.findLastIndex((one) => one.tag === tag)
  if (level > 0) open.length = level
}
