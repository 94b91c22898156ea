import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { idsOf } from './form-changes.ts'

type Data = Record<string, unknown>

/** The fields of a record that a form holds, without its blocks. */
export function namesOf(state: FormState): Set<string> {
  const names = Object.keys(state).map((path) => path.split('.', 1)[0] ?? path)
  return new Set(names.filter((name) => name !== 'blocks'))
}

/** The values of these fields of a record, including nested ones. */
export function valuesOf(state: FormState, names: ReadonlySet<string>): Data {
  const own = Object.entries(state).filter(([path]) => names.has(path.split('.', 1)[0] ?? path))
  return reduceFieldsToValues(withEmptyLists(Object.fromEntries(own)), true)
}

/** The blocks with these ids. */
export function blocksOf(state: FormState, ids: ReadonlySet<string>): Record<string, Data> {
  const places = new Map(idsOf(state).map((id, index) => [String(index), id]))
  const blocks = new Map<string, FormState>()
  for (const path in state) {
    const [, place = '', rest = ''] = /^blocks\.(\d+)\.(.+)/.exec(path) ?? []
    const id = places.get(place)
    const field = state[path]
    if (id === undefined || !ids.has(id) || !field) continue
    const own = blocks.get(id) ?? {}
    own[rest] = field
    blocks.set(id, own)
  }
  const entries = [...blocks].map(([id, own]) => [
    id,
    reduceFieldsToValues(withEmptyLists(own), true) as Data,
  ])
  return Object.fromEntries(entries)
}

/** An empty list of rows has the value 0 in a form. */
function withEmptyLists(state: FormState): FormState {
  const fields = Object.entries(state).map(([path, field]) => [
    path,
    field.rows?.length === 0 ? { ...field, value: [] } : field,
  ])
  return Object.fromEntries(fields)
}
