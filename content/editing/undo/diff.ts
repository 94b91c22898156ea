import type { FormState } from 'payload'
import { pagePathOf } from '../beside/form-paths.ts'
import { fieldAsNew } from '../pasting/copied.ts'
import { hasSameRows } from '../quick-rows/same-rows.ts'
import { SERVICE_FIELDS } from '../together/merge.ts'
import { isSameValue } from '../together/same.ts'
import type { Change, Patch } from './patch.ts'

/** The changes between two states of a form. What a new or lost row contains belongs to its list. */
export function diffOf(before: FormState, after: FormState): Patch {
  const patch: Patch = new Map()
  const add = (key: string | undefined, change: Change | undefined) => {
    if (key !== undefined && change && !SERVICE_FIELDS.has(key)) patch.set(key, change)
  }
  if (hasSameLists(before, after)) {
    for (const path in after) {
      const change = changeOf(before, path, after, path)
      if (change) add(pagePathOf(after, path), change)
    }
    return patch
  }
  const places = new Map(Object.keys(before).map((path) => [pagePathOf(before, path), path]))
  for (const path in after) {
    const key = pagePathOf(after, path)
    const place = places.get(key)
    if (place !== undefined) add(key, changeOf(before, place, after, path))
  }
  return patch
}

function changeOf(
  before: FormState,
  place: string,
  after: FormState,
  path: string,
): Change | undefined {
  const [old, now] = [before[place], after[path]]
  if (!old || !now || old === now) return undefined
  if (!old.rows && !now.rows) {
    const [from, to] = [old.value, now.value]
    return isSameValue(from, to) ? undefined : { kind: 'value', from, to }
  }
  if (hasSameRows(old.rows ?? [], now.rows ?? [])) return undefined
  const [from, to] = [old, now].map(({ rows = [] }) => rows.map(({ id }) => id))
  if (!from || !to) return undefined
  const gone = from.filter((id) => !to.includes(id))
  return {
    kind: 'rows',
    from,
    to,
    gone: new Map(gone.map((id) => [id, fieldsIn(before, `${place}.${from.indexOf(id)}.`)])),
  }
}

function hasSameLists(before: FormState, after: FormState): boolean {
  const hasSame = (one: FormState, other: FormState) =>
    Object.keys(one).every(
      (path) => !one[path]?.rows || hasSameRows(one[path].rows, other[path]?.rows ?? []),
    )
  return hasSame(before, after) && hasSame(after, before)
}

/** The fields of a row, without what was rendered for them. */
function fieldsIn(state: FormState, prefix: string): FormState {
  const fields: FormState = {}
  for (const path in state) {
    const field = path.startsWith(prefix) ? state[path] : undefined
    if (field) fields[path.slice(prefix.length)] = fieldAsNew(field)
  }
  return fields
}
