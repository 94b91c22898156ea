import { isObject } from '@belvedere/kit/json.ts'
import { refersTo, type Target } from '../../kinds/target.ts'

type Node = Record<string, unknown>

/**
 * Rich text without references to the target: the text of a link stays, an embedded picture or
 * record is removed. Rich text without a reference is returned unchanged.
 */
export function removeFromRichText(value: unknown, target: Target): unknown {
  if (!isObject(value) || !isObject(value.root)) return value
  const [root] = cleaned(value.root, target)
  return root === value.root ? value : { ...value, root }
}

/** The nodes that replace a node. */
function cleaned(node: Node, target: Target): Node[] {
  if (isEmbedded(node, target)) return []
  const children = Array.isArray(node.children) ? node.children : undefined
  if (!children) return [node]
  const after = children.flatMap((child) => (isObject(child) ? cleaned(child, target) : [child]))
  const isSame = after.length === children.length && after.every((one, i) => one === children[i])
  if (isLink(node, target)) return after
  return [isSame ? node : { ...node, children: after }]
}

/** A picture or record embedded in the text. */
function isEmbedded(node: Node, target: Target) {
  return node.type !== 'link' && 'relationTo' in node && refersTo(target, [], node)
}

function isLink({ type, fields }: Node, target: Target) {
  if (type !== 'link' || !isObject(fields) || fields.linkType !== 'internal') return false
  return refersTo(target, [], fields.doc)
}
