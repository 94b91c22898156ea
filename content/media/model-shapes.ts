type Node = { name?: string; mesh?: number; children?: number[]; extras?: unknown }
type Resource = { uri?: string }

/** The parts of a glTF description that are used here. */
export type Gltf = { nodes: Node[]; buffers?: Resource[]; images?: Resource[] }

/** More shapes than an editor could choose from. */
const MAX_SHAPES = 2000

/**
 * The names of a model's shapes: its named nodes with a mesh or children. Nodes with a base point
 * (`extras.anchor`) are meant for places and come first, before land, sea and trees.
 */
export function shapesOf({ nodes }: Gltf): string[] {
  const shown = nodes.filter(({ mesh, children }) => mesh !== undefined || children?.length)
  const inOrder = [...namesOf(shown.filter(hasAnchor)), ...namesOf(shown)]
  return [...new Set(inOrder)].slice(0, MAX_SHAPES)
}

function namesOf(nodes: Node[]) {
  const names = nodes.flatMap(({ name }) => (name && name.length <= 120 ? [name] : []))
  return names.sort(new Intl.Collator('en', { numeric: true }).compare)
}

function hasAnchor({ extras }: Node) {
  return isObject(extras) && 'anchor' in extras
}

/** Whether a description has the parts that are used here, with the right types. */
export function isGltf(description: unknown): description is Gltf {
  if (!isObject(description) || !('nodes' in description)) return false
  const { nodes, buffers = [], images = [] } = { ...EMPTY, ...description }
  return isListOf(nodes, isNode) && isListOf(buffers, isResource) && isListOf(images, isResource)
}

const EMPTY: Partial<Record<keyof Gltf, unknown>> = {}

function isNode(node: object) {
  const { name, children }: { name?: unknown; children?: unknown } = node
  const isNamed = name === undefined || typeof name === 'string'
  return isNamed && (children === undefined || Array.isArray(children))
}

function isResource(resource: object) {
  const { uri }: { uri?: unknown } = resource
  return uri === undefined || typeof uri === 'string'
}

function isListOf(list: unknown, isItem: (item: object) => boolean) {
  return Array.isArray(list) && list.every((item) => isObject(item) && isItem(item))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
