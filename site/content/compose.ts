import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  visit,
} from 'graphql'

/**
 * Composes the query for a page: spreads the fragment of every block kind into `blocks`. Throws for
 * a fragment with a spread at its top level, and for different fragments with the same name.
 *
 * The same field name has different types in different kinds (`text` is a string in `intro`, an
 * object in `feature_5050`), which GraphQL does not allow within one selection. So every field of a
 * block is aliased with its kind here, and `stripKind` removes the prefix from the result.
 */
export function composeQuery(
  query: DocumentNode,
  fragments: Readonly<Record<string, DocumentNode>>,
): DocumentNode {
  const kinds = Object.entries(fragments)
  const own = kinds.map(([kind, document]) => aliasFields(kind, mainFragment(kind, document)))
  const shared = kinds.flatMap(([, document]) => document.definitions.slice(1))
  const withSpreads = visit(query, {
    enter: (node) => (isBlocks(node) ? spread(node, own) : undefined),
  })
  return { ...withSpreads, definitions: unique([...withSpreads.definitions, ...own, ...shared]) }
}

/** The alias of a block's field: `hero_title` for the `title` of a `hero`. */
export function aliasOf(kind: string, field: string): string {
  return `${kind}_${field}`
}

/** The fields of one block without the alias prefix of its kind. */
export function stripKind(kind: string, raw: object): Record<string, unknown> {
  const prefix = aliasOf(kind, '')
  const own = Object.entries(raw).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

function mainFragment(kind: string, document: DocumentNode): FragmentDefinitionNode {
  const [first] = document.definitions
  if (first?.kind === Kind.FRAGMENT_DEFINITION) return first
  throw new Error(`The fragment of block kind ${kind} must be the first in its document.`)
}

function aliasFields(kind: string, fragment: FragmentDefinitionNode): FragmentDefinitionNode {
  const selections = fragment.selectionSet.selections.map((node) => aliasField(kind, node))
  return { ...fragment, selectionSet: { ...fragment.selectionSet, selections } }
}

function aliasField(kind: string, node: SelectionNode): FieldNode {
  if (node.kind !== Kind.FIELD) {
    throw new Error(`The fragment of block kind ${kind} must name its fields one by one.`)
  }
  const value = aliasOf(kind, node.alias?.value ?? node.name.value)
  return { ...node, alias: { kind: Kind.NAME, value } }
}

function isBlocks(node: ASTNode): node is FieldNode {
  return node.kind === Kind.FIELD && node.name.value === 'blocks'
}

function spread(field: FieldNode, fragments: FragmentDefinitionNode[]): FieldNode {
  const spreads = fragments.map(({ name }) => ({ kind: Kind.FRAGMENT_SPREAD, name }) as const)
  const selections = [...(field.selectionSet?.selections ?? []), ...spreads]
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } }
}

/** Removes duplicates of shared fragments, since a document may define each only once. */
function unique(definitions: DefinitionNode[]): DefinitionNode[] {
  const byName = new Map<string, DefinitionNode>()
  for (const definition of definitions) {
    const name = 'name' in definition ? (definition.name?.value ?? '') : ''
    const existing = byName.get(name)
    if (existing && existing !== definition) throw new Error(`Two fragments are named ${name}.`)
    byName.set(name, definition)
  }
  return [...byName.values()]
}
