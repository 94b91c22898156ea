/** A part of a program, as parsers describe it. */
export type Node = { type: string; start: number; end: number; [child: string]: unknown }

/** A node and all inside it. */
export function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found
  if (isNode(value)) found.push(value)
  for (const child of Object.values(value)) nodesIn(child, found)
  return found
}

/** Where the value of an expression is read; what stands anywhere else may be written. */
const READS: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['body'],
  AssignmentExpression: ['right'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['arguments'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  IfStatement: ['test'],
  LogicalExpression: ['left', 'right'],
  ReturnStatement: ['argument'],
  SpreadElement: ['argument'],
  UnaryExpression: ['argument'],
  VariableDeclarator: ['init'],
}

/** The expressions of which a node reads the values. */
export function valuesReadBy(node: Node): Node[] {
  if (node.type === 'ObjectExpression') return [node.properties].flat().flatMap(valueOfProperty)
  const children = (READS[node.type] ?? []).flatMap((place) => node[place])
  return children.filter(isNode)
}

/** The value of a shorthand is its name, too. */
function valueOfProperty(property: unknown): Node[] {
  if (!isNode(property) || property.shorthand === true) return []
  return isNode(property.value) ? [property.value] : []
}

/** What a function or method is called, and what it does. */
export function functionOf({ type, id, key, body, value }: Node): { name?: Node; body?: Node } {
  if (type === 'FunctionDeclaration' && isNode(id) && isNode(body)) return { name: id, body }
  if (type !== 'MethodDefinition' || !isNode(key) || !isNode(value)) return {}
  return isNode(value.body) ? { name: key, body: value.body } : {}
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
