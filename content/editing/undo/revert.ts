import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { pagePathOf } from '../beside/form-paths.ts'
import { isSame, isSameValue } from '../together/same.ts'
import type { Patch, RowsChange } from './patch.ts'

type Reverted = Extract<FieldAction, { type: 'UPDATE' | 'ADD_ROW' | 'MOVE_ROW' | 'REMOVE_ROW' }>

/**
 * The actions of Payload's form that take a patch back, each for the form as it is now. A field that
 * has other contents than the patch gave it keeps them, as do rows that the patch did not touch.
 */
export function revertActions(patch: Patch, now: FormState): Reverted[] {
  const paths = new Map(Object.keys(now).map((path) => [pagePathOf(now, path), path]))
  const values: Reverted[] = []
  const lists: { path: string; actions: Reverted[] }[] = []
  for (const [key, change] of patch) {
    const path = paths.get(key)
    const field = path === undefined ? undefined : now[path]
    if (path === undefined || !field) continue
    if (change.kind === 'rows') {
      const ids = (field.rows ?? []).map(({ id }) => id)
      lists.push({ path, actions: listActions(path, change, ids) })
    } else if (isSameValue(field.value, change.to)) {
      // A save leaves out undefined values, and the service then keeps what it has.
      values.push({ type: 'UPDATE', path, value: change.from ?? null })
    }
  }
  // The path of a list does not change before those of the lists in it have been used.
  const inner = lists.sort((one, other) => other.path.length - one.path.length)
  return [...values, ...inner.flatMap(({ actions }) => actions)]
}

function listActions(path: string, change: RowsChange, ids: readonly string[]): Reverted[] {
  const target = rowsAfter(change, ids)
  const actions: Reverted[] = []
  const order = [...ids]
  for (let index = ids.length - 1; index >= 0; index--) {
    if (target.includes(ids[index] ?? '')) continue
    order.splice(index, 1)
    actions.push({ type: 'REMOVE_ROW', path, rowIndex: index })
  }
  for (const [index, id] of target.entries()) {
    if (order[index] === id) continue
    const at = order.indexOf(id)
    if (at >= 0) {
      order.splice(at, 1)
      actions.push({ type: 'MOVE_ROW', path, moveFromIndex: at, moveToIndex: index })
    } else {
      const subFieldState = { ...change.gone.get(id) }
      const blockType = subFieldState.blockType?.value
      const kind = typeof blockType === 'string' && { blockType }
      actions.push({ type: 'ADD_ROW', path, rowIndex: index, subFieldState, ...kind })
    }
    order.splice(index, 0, id)
  }
  return actions
}

/** The rows of a list without the change: others' rows stay where they are. */
function rowsAfter({ from, to, gone }: RowsChange, ids: readonly string[]): string[] {
  const isNew = (id: string) => to.includes(id) && !from.includes(id)
  const old = ids.filter((id) => !isNew(id))
  const common = old.filter((id) => from.includes(id) && to.includes(id))
  const ordered = to.filter((id) => common.includes(id))
  const before = from.filter((id) => common.includes(id))
  // Rows that somebody else has moved since then stay in their order.
  const target = isSame(common, ordered)
    ? old.map((id) => (common.includes(id) ? (before.shift() ?? id) : id))
    : old
  from.forEach((id, index) => {
    if (!gone.has(id) || target.includes(id)) return
    const previous = from.slice(0, index).findLast((other) => target.includes(other))
    target.splice(previous === undefined ? 0 : target.indexOf(previous) + 1, 0, id)
  })
  return target
}
