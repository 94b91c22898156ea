import type { FormState } from 'payload'

/**
 * A whole new state of a form, in which the rows that the form has already are folded or unfolded as
 * they are seen: the service knows only what was folded by hand, and folds all others.
 */
export function keepFolds(state: FormState, now: FormState): FormState {
  const seen = new Map(rowsIn(now).map(({ id, collapsed }) => [id, collapsed === true]))
  const entries = Object.entries(state).map(([path, field]) => {
    const rows = field.rows?.map((row) => {
      const collapsed = seen.get(row.id)
      return collapsed === undefined ? row : { ...row, collapsed }
    })
    return [path, rows ? { ...field, rows } : field]
  })
  return Object.fromEntries(entries)
}

const rowsIn = (state: FormState) => Object.values(state).flatMap(({ rows = [] }) => rows)
