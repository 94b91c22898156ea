import { type DocumentNode, Kind, visit } from 'graphql'

/**
 * The number of occurrences of the most frequent field or alias in a document. Validation compares
 * all pairs of fields with the same name, so its time grows with the square of this number.
 */
export function mostRepeated(document: DocumentNode): number {
  const counts = new Map<string, number>()
  visit(document, {
    enter: (node) => {
      if (node.kind !== Kind.FIELD) return
      const key = (node.alias ?? node.name).value
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
  })
  return Math.max(0, ...counts.values())
}
