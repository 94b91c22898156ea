type Resource = { uri?: string }

/** The parts of a glTF description that are checked before the model is read. */
export type ModelDescription = {
  nodes: { children?: number[] }[]
  accessors?: { count?: number; sparse?: { count?: number } }[]
  buffers?: Resource[]
  bufferViews?: { byteLength?: number }[]
  images?: Resource[]
}

/** Whether a description has the parts that are checked, with the right types. */
export function isGltf(description: unknown): description is ModelDescription {
  if (!isObject(description) || !('nodes' in description)) return false
  const parts: Partial<Record<keyof ModelDescription, unknown>> = description
  const { nodes, accessors = [], buffers = [], bufferViews = [], images = [] } = parts
  return (
    isListOf(nodes, isNode) &&
    isListOf(accessors, isAccessor) &&
    isListOf(bufferViews, (view) => isAmount(view, 'byteLength')) &&
    isListOf(buffers, isResource) &&
    isListOf(images, isResource)
  )
}

function isNode(node: object) {
  const { name, children }: { name?: unknown; children?: unknown } = node
  const isNamed = name === undefined || typeof name === 'string'
  const areNumbers = Array.isArray(children) && children.every((child) => Number.isInteger(child))
  return isNamed && (children === undefined || areNumbers)
}

/** Replaced values of an accessor have their own count; readers loop over as many as it states. */
function isAccessor(accessor: object) {
  const { count = 0, sparse }: { count?: unknown; sparse?: unknown } = accessor
  if (!isAmount(accessor, 'count')) return false
  if (sparse === undefined) return true
  if (!isObject(sparse) || !isAmount(sparse, 'count')) return false
  const { count: replaced = 0 }: { count?: unknown } = sparse
  return Number(replaced) <= Number(count)
}

function isResource(resource: object) {
  const { uri }: { uri?: unknown } = resource
  return uri === undefined || typeof uri === 'string'
}

function isAmount(part: object, name: string) {
  const amount: unknown = Reflect.get(part, name)
  return amount === undefined || (typeof amount === 'number' && amount >= 0)
}

function isListOf(list: unknown, isItem: (item: object) => boolean) {
  return Array.isArray(list) && list.every((item) => isObject(item) && isItem(item))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
