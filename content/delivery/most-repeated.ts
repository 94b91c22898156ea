import { type DocumentNode, Kind, visit } from 'graphql'

/**
 * How often the name that occurs most is asked for in a document. Validation compares every two
 * fields of one name, so its time grows with the square of this.
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
