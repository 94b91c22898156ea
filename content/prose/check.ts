import { isObject } from '../references/target.ts'

/** What the editor of prose can show: anything else would make it fail in the studio. */
const KNOWN = new Set([
  ...['root', 'paragraph', 'list', 'listitem', 'text', 'linebreak', 'tab', 'link', 'autolink'],
])

const MAX_DEPTH = 40

export const NOT_PROSE =
  'Enter a text: plain, or a rich text of paragraphs, lists, links, bold and italics.'

/** Whether a value is a rich text that the editor of prose can show. */
export function isProse(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.root)) return false
  return value.root.type === 'root' && Array.isArray(value.root.children) && isNode(value.root, 0)
}

function isNode(node: unknown, depth: number): boolean {
  if (!isObject(node) || depth > MAX_DEPTH || !KNOWN.has(String(node.type))) return false
  if (node.type === 'text') return typeof node.text === 'string'
  if (node.type === 'linebreak' || node.type === 'tab') return true
  if (node.type === 'link' && !isObject(node.fields)) return false
  const { children = [] } = node
  return Array.isArray(children) && children.every((child) => isNode(child, depth + 1))
}
