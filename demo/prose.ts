import { ownPath } from '@belvedere/kit/addresses.ts'
import { type Ids, idOf } from './ids.ts'
import { recordAt } from './links.ts'
import { element, lineBreak, textNode } from './rich-text.ts'

/**
 * A text of the copy with formats: `**bold**`, `*italic*`, `[words](/path)` for a link, lines that
 * begin with `- ` for a list. An empty line begins a paragraph.
 */
type CopyProse = { prose: string }

/** Whether the value is a formatted text of the copy. */
export function isProse(value: unknown): value is CopyProse {
  return typeof value === 'object' && value !== null && 'prose' in value
}

/** A formatted text as stored in the model; its links lead to the records themselves. */
export function proseOf({ prose }: CopyProse, ids: Ids) {
  const parts = prose.split(/\n{2,}/).map((part) => part.split('\n'))
  const children = parts.map((lines) =>
    lines.every(isItem) ? listOf(lines, ids) : paragraphOf(lines, ids),
  )
  return { root: { ...element, type: 'root', children } }
}

const isItem = (line: string) => line.startsWith('- ')

function paragraphOf(lines: string[], ids: Ids) {
  const children = lines.flatMap((line, i) => [...(i > 0 ? [lineBreak] : []), ...inline(line, ids)])
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children }
}

function listOf(lines: string[], ids: Ids) {
  const children = lines.map((line, i) => ({
    ...element,
    type: 'listitem',
    value: i + 1,
    children: inline(line.slice('- '.length), ids),
  }))
  return { ...element, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children }
}

const PIECES = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<to>[^)]+)\)/g
const [BOLD, ITALIC] = [1, 2]

type Node = { type: string; [field: string]: unknown }

function inline(line: string, ids: Ids): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const { 0: piece, index, groups } of line.matchAll(PIECES)) {
    if (index > end) nodes.push(textNode(line.slice(end, index)))
    const { bold, italic, words, to } = groups ?? {}
    if (bold) nodes.push(textNode(bold, BOLD))
    if (italic) nodes.push(textNode(italic, ITALIC))
    if (words && to) nodes.push(linkNode(words, to, ids))
    end = index + piece.length
  }
  if (end < line.length) nodes.push(textNode(line.slice(end)))
  return nodes
}

function linkNode(words: string, to: string, ids: Ids): Node {
  const record = recordAt(to)
  const fields = record
    ? {
        linkType: 'internal',
        doc: { relationTo: record.collection, value: idOf(ids, record.collection, record.slug) },
      }
    : { linkType: 'custom', url: ownPath(to) }
  return {
    ...element,
    type: 'link',
    version: 3,
    fields: { ...fields, newTab: false },
    children: [textNode(words)],
  }
}
