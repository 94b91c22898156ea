import type { FormState } from 'payload'

/** The ids of the rows of a form that still wait for their fields. */
export function rowsWithoutFields(state: FormState): string[] {
  const lists = Object.values(state).map(({ rows = [] }) => rows)
  return lists.flat().flatMap(({ id, isLoading }) => (isLoading ? [id] : []))
}
