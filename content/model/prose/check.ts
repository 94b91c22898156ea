import { isObject } from '@belvedere/kit/json.ts'

type Node = Record<string, unknown>

const WORDS = ['text', 'linebreak', 'tab']
const INLINE = [...WORDS, 'link', 'autolink']

/** What the editor of prose can show, and what may be in it. */
const INSIDE: ReadonlyMap<unknown, ReadonlySet<unknown>> = new Map([
  ['root', new Set(['paragraph', 'list'])],
  ['paragraph', new Set(INLINE)],
  ['list', new Set(['listitem'])],
  ['listitem', new Set([...INLINE, 'list'])],
  ['link', new Set(WORDS)],
  ['autolink', new Set(WORDS)],
])

const MAX_DEPTH = 40

export const NOT_PROSE =
  'Enter a text: plain, or a rich text of paragraphs, lists, links, bold and italics.'

/**
 * Whether a value is a rich text that the editor of prose can show. Anything else would make its
 * form fail in the studio: Lexical refuses a text right below the root, and a root without children.
 */
export function isProse(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.root) || value.root.type !== 'root') return false
  return isObject([value.root.children].flat()[0]) && isNode(value.root, 0)
}

function isNode(node: unknown, depth: number): boolean {
  // Slots are for editors with nodes of their own.
  if (!isObject(node) || depth > MAX_DEPTH || node.$slots !== undefined) return false
  const allowed = INSIDE.get(node.type)
  if (!hasItsParts(node)) return false
  if (!allowed) return WORDS.includes(String(node.type))
  const { children = [] } = node
  return (
    Array.isArray(children) &&
    children.every(
      (child) => isObject(child) && allowed.has(child.type) && isNode(child, depth + 1),
    )
  )
}

/** What Lexical does not do without when it reads a node. */
function hasItsParts({ type, text, fields, indent, detail, mode }: Node): boolean {
  if (type === 'text') return typeof text === 'string'
  if (type === 'tab') return detail === UNMERGEABLE && mode === 'normal'
  if (type === 'link' || type === 'autolink') return isObject(fields)
  return type !== 'listitem' || (typeof indent === 'number' && indent >= 0 && indent <= MAX_DEPTH)
}

/** Lexical's `detail` of a tab. */
const UNMERGEABLE = 2
