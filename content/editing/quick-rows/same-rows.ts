import type { FormState } from 'payload'

type Rows = FormState[string]['rows']

/** Whether two states of a list have the same rows in the same order. */
export function hasSameRows(before: Rows, after: Rows): boolean {
  if (before === after) return true
  if (before?.length !== after?.length) return false
  return (after ?? []).every(({ id }, index) => id === before?.[index]?.id)
}
