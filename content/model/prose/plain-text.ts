import { isObject } from '@belvedere/kit/json.ts'

/** The words of prose, a line for each paragraph, list item and line break. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  return textInNode(value.root)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

function textInNode(node: unknown): string {
  if (!isObject(node)) return ''
  if (node.type === 'linebreak') return '\n'
  if (typeof node.text === 'string') return node.text
  const inside = Array.isArray(node.children) ? node.children.map(textInNode).join('') : ''
  // A link is within a sentence; other nodes with children end one.
  return node.type === 'link' || node.type === 'autolink' ? inside : `${inside}\n`
}
