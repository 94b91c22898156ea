import type { FormState } from 'payload'
import { isSameValue } from '../together/same.ts'

/** A field with other contents. */
type ValueChange = { kind: 'value'; from: unknown; to: unknown }

/** A list with other rows, or with the same ones in another order. Rows are named by their ids. */
export type RowsChange = {
  kind: 'rows'
  from: string[]
  to: string[]
  /** The fields of each row that is gone, by their paths in it. */
  gone: ReadonlyMap<string, FormState>
}

export type Change = ValueChange | RowsChange

/** What one action changed in a form, by paths with the ids of rows in place of their numbers. */
export type Patch = Map<string, Change>

/** Whether a patch changes contents of fields, and no rows. */
export const hasValuesOnly = (patch: Patch): boolean =>
  [...patch.values()].every(({ kind }) => kind === 'value')

/** Makes one patch of two that change no rows: the second follows the first. */
export function addTo(first: Patch, second: Patch): void {
  for (const [key, change] of second) {
    const before = first.get(key)
    if (change.kind !== 'value') continue
    if (before?.kind !== 'value') first.set(key, change)
    else if (isSameValue(before.from, change.to)) first.delete(key)
    else first.set(key, { ...change, from: before.from })
  }
}
