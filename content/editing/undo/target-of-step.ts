import { HIDDEN } from '../../model/hidden-blocks.ts'
import type { RowsChange } from './patch.ts'
import type { Step } from './step.ts'

/** The field or row that a step leads to, by its path with the ids of rows. */
export type Target = {
  path: string
  /**
   * There is nothing in the row to open: it has moved, the rows themselves are gone, and this is the one
   * next to them, or the block was hidden or shown.
   */
  staysFolded: boolean
}

/** Where the editor sees what an undo or redo has changed. */
export function targetOfStep({ patches, about }: Step): Target {
  const change = patches.findLast((patch) => patch.has(about))?.get(about)
  if (about.endsWith(`.${HIDDEN}`))
    return { path: about.slice(0, -HIDDEN.length - 1), staysFolded: true }
  if (change?.kind !== 'rows') return { path: about, staysFolded: false }
  const added = change.to.find((id) => !change.from.includes(id))
  if (added !== undefined) return { path: `${about}.${added}`, staysFolded: false }
  const moved = movedRow(change)
  if (moved !== undefined) return { path: `${about}.${moved}`, staysFolded: true }
  const index = change.from.findIndex((id) => change.gone.has(id))
  const next = change.to[Math.min(index, change.to.length - 1)]
  return { path: next === undefined ? about : `${about}.${next}`, staysFolded: true }
}

/** The first row at another place; undefined if rows are only gone. */
function movedRow({ from, to, gone }: RowsChange): string | undefined {
  const rest = from.filter((id) => !gone.has(id))
  return to.find((id, index) => rest[index] !== id)
}
