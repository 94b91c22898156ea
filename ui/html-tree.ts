import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5'

/** An element of rich text, or a text node. Keys are unique within one tree. */
export type HtmlNode = string | { key: number; tag: string; href: string; children: HtmlNode[] }

/** Elements whose content is dropped with them. */
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'noscript'])
/** The maximum depth; of deeper elements only the text is kept. */
const MAX_DEPTH = 32

/**
 * Parses HTML as a browser does into a tree of the allowed tags; of others only the text stays (spec
 * §9). Only tag names, addresses and text are kept, so no markup of the input reaches the page.
 */
export function htmlTree(html: string, allowed: readonly string[]): HtmlNode[] {
  let keys = 0

  const treeOf = (nodes: Html.ChildNode[], depth: number, isInList: boolean): HtmlNode[] =>
    nodes.flatMap((node) => {
      if ('value' in node) return node.value
      if (!('tagName' in node) || DROPPED.has(node.tagName)) return []
      if (depth >= MAX_DEPTH) return textsIn(node)
      const { tagName: tag } = node
      const isList = tag === 'ul' || tag === 'ol'
      const isKept = allowed.includes(tag) && (tag !== 'li' || isInList)
      const children = treeOf(node.childNodes, depth + 1, isInList || (isKept && isList))
      if (!isKept) return children
      // The parser adds an empty paragraph for an end tag without a start.
      if (tag === 'p' && children.length === 0) return []
      const href = node.attrs.find(({ name }) => name === 'href')?.value ?? ''
      return { key: keys++, tag, href, children }
    })

  return treeOf(parseFragment(html).childNodes, 0, false)
}

/** The text inside an element. A loop, because the input may be nested more deeply than the stack. */
function textsIn(element: Html.Element): string[] {
  const texts: string[] = []
  const waiting: Html.ChildNode[] = [element]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) texts.push(node.value)
    else if ('tagName' in node && !DROPPED.has(node.tagName))
      waiting.push(...node.childNodes.toReversed())
  }
  return texts
}
