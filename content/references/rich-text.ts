import { isObject, leadsTo, type Target } from './target.ts'

type Node = Record<string, unknown>

/**
 * Rich text without the target: the words of a link stay, a picture goes. Text that does not hold
 * the target is returned as it is.
 */
export function takeOutOfRichText(value: unknown, target: Target): unknown {
  if (!isObject(value) || !isObject(value.root)) return value
  const [root] = cleaned(value.root, target)
  return root === value.root ? value : { ...value, root }
}

/** What stands in place of a node. */
function cleaned(node: Node, target: Target): Node[] {
  if (isEmbedded(node, target)) return []
  const children = Array.isArray(node.children) ? node.children : undefined
  if (!children) return [node]
  const after = children.flatMap((child) => (isObject(child) ? cleaned(child, target) : [child]))
  const isSame = after.length === children.length && after.every((one, i) => one === children[i])
  if (isLink(node, target)) return after
  return [isSame ? node : { ...node, children: after }]
}

/** A picture or a record that stands in the text itself. */
function isEmbedded(node: Node, target: Target) {
  return node.type !== 'link' && 'relationTo' in node && leadsTo(target, [], node)
}

function isLink({ type, fields }: Node, target: Target) {
  if (type !== 'link' || !isObject(fields) || fields.linkType !== 'internal') return false
  return leadsTo(target, [], fields.doc)
}
