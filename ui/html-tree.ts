import { htmlTokens } from './html-tokens.ts'

/** An element of rich text, or the words in it. */
export type HtmlNode = string | { at: number; tag: string; href: string; children: HtmlNode[] }

type Open = { tag: string; into: HtmlNode[] }

const EMPTY = new Set(['br', 'hr'])
/** Deeper than anybody nests on purpose; further down only the words stay. */
const DEEPEST = 32

/** What ends where another begins: a paragraph holds no list, a link no link. */
const ENDED_BY: Partial<Record<string, string[]>> = {
  p: ['p'],
  ul: ['p'],
  ol: ['p'],
  li: ['li', 'p'],
  a: ['a'],
}

/**
 * HTML as a tree of the tags that are allowed; of any other only the words stay (spec §9). Nothing
 * but names, addresses and words is taken over, so no markup of the input reaches the page.
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
  const level = open.findIndex((one, place) => place > above && ended.includes(one.tag))
  if (level > 0) open.length = level
  if (!EMPTY.has(tag) && open.length > DEEPEST) return
  add(open, node)
  if (!EMPTY.has(tag)) open.push({ tag, into: children })
}

/** What is still open inside an element ends with it; an end without a beginning is none. */
function close(open: Open[], tag: string) {
  const level = open.findLastIndex((one) => one.tag === tag)
  if (level > 0) open.length = level
}
