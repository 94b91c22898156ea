import type { FormState } from 'payload'
import { HIDDEN } from '../../model/hidden-blocks.ts'
import { hasSameRows } from '../quick-rows/same-rows.ts'

/** The changes of a form: fields of the record by name, blocks by id, the order of blocks. */
export type FormChange = {
  values: Set<string>
  blocks: Set<string>
  isReordered: boolean
  /** A block was hidden or shown: others may be the first or have the title of the page now. */
  isHidingChanged: boolean
}

type Field = FormState[string]

/** Set by the service when it saves; no page shows them. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

const BLOCK = /^blocks\.(\d+)\./

/**
 * The changes between two states of a form. Blocks are compared by their id, so that one that only
 * moved has not changed.
 */
export function changesBetween(before: FormState, after: FormState): FormChange {
  const change: FormChange = {
    values: new Set(),
    blocks: new Set(),
    isReordered: false,
    isHidingChanged: false,
  }
  const [ids, places] = [idsOf(after), placesOf(before)]
  change.isReordered = ids.join() !== idsOf(before).join()
  for (const path in after) {
    if (after[path] === before[path] && !change.isReordered) continue
    const block = BLOCK.exec(path)
    const id = block ? ids[Number(block[1])] : undefined
    const place = id === undefined ? undefined : places.get(id)
    const earlier = block ? `blocks.${place}.${path.slice(block[0].length)}` : path
    if (after[path] === before[earlier] || isSame(before[earlier], after[path])) continue
    if (block) {
      if (id !== undefined) change.blocks.add(id)
      if (path === `${block[0]}${HIDDEN}`)
        change.isHidingChanged ||= isOn(before[earlier]) !== isOn(after[path])
    } else if (path !== 'blocks' && !OWN.has(path)) {
      change.values.add(path.split('.', 1)[0] ?? path)
    }
  }
  return change
}

export const isEmpty = ({ values, blocks, isReordered }: FormChange): boolean =>
  values.size === 0 && blocks.size === 0 && !isReordered

/** The ids of the blocks, in the order of the form. */
export function idsOf(state: FormState): string[] {
  return (state.blocks?.rows ?? []).map(({ id }) => id)
}

function placesOf(state: FormState): Map<string, number> {
  return new Map(idsOf(state).map((id, index) => [id, index]))
}

function isSame(before: Field | undefined, after: Field | undefined): boolean {
  if (!before || !after) return false
  if (!hasSameRows(before.rows ?? [], after.rows ?? [])) return false
  return after.rows ? true : isSameValue(before.value, after.value)
}

/** A save returns the same lists and rich texts as new objects. */
function isSameValue(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  if (typeof before !== 'object' || typeof after !== 'object')
    return isBlank(before) && isBlank(after)
  return JSON.stringify(before) === JSON.stringify(after)
}

const isOn = (field: Field | undefined) => field?.value === true

const isBlank = (value: unknown) => value === undefined || value === null || value === ''
