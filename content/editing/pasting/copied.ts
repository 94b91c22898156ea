import { isObject, parseJson } from '@belvedere/kit/json.ts'
import type { ClientField, FormState } from 'payload'

/** Where “Copy” of Payload keeps rows for all tabs (`ClipboardAction/clipboardUtilities.js`). */
export const CLIPBOARD = '_payloadClipboard'

/** One row of a list, or all rows without `rowIndex`. */
export type Copied = {
  type: 'array' | 'blocks'
  path: string
  rowIndex?: number
  data: FormState
  /** The fields of a row of an array. */
  fields?: ClientField[]
}

/** A row with its fields, by their paths in it. */
export type CopiedRow = { blockType?: string; state: FormState }

/** What was copied; undefined if it cannot be read. */
export function readCopied(text: string): Copied | undefined {
  const copied = parseJson(text)
  return isCopied(copied) ? copied : undefined
}

function isCopied(copied: unknown): copied is Copied {
  if (!isObject(copied) || typeof copied.path !== 'string') return false
  const isList = copied.type === 'blocks' || copied.type === 'array'
  return isList && isObject(copied.data) && Object.values(copied.data).every(isObject)
}

/** The copied rows as new ones: with ids of their own, and without what was rendered for the others. */
export function rowsOf({ path, rowIndex, data }: Copied, makeId: () => string): CopiedRow[] {
  const count = data[path]?.rows?.length ?? 0
  const indexes = rowIndex === undefined ? Array.from({ length: count }, (_, at) => at) : [rowIndex]
  return indexes.flatMap((index) => {
    const state = rowAt(data, `${path}.${index}.`, makeId)
    const blockType = state.blockType?.value
    if (Object.keys(state).length === 0) return []
    return [{ state, ...(typeof blockType === 'string' && { blockType }) }]
  })
}

function rowAt(data: FormState, prefix: string, makeId: () => string): FormState {
  const state: FormState = {}
  for (const [path, field] of Object.entries(data))
    if (path.startsWith(prefix)) state[path.slice(prefix.length)] = fieldAsNew(field)
  for (const [path, field] of Object.entries(state)) {
    if (!/^(.*\.\d+\.)?id$/.test(path)) continue
    const id = makeId()
    Object.assign(field, { value: id, initialValue: id })
  }
  for (const [path, { rows }] of Object.entries(state))
    for (const [at, row] of rows?.entries() ?? [])
      row.id = String(state[`${path}.${at}.id`]?.value ?? makeId())
  return state
}

/** A field without what was rendered for it. */
export function fieldAsNew({ value, initialValue, rows, disableFormData }: FormState[string]) {
  return {
    value,
    initialValue,
    valid: true,
    passesCondition: true,
    ...(disableFormData !== undefined && { disableFormData }),
    ...(rows && {
      rows: rows.map(({ id, blockType, collapsed }) => ({
        id,
        ...(blockType !== undefined && { blockType }),
        ...(collapsed !== undefined && { collapsed }),
      })),
    }),
  }
}
