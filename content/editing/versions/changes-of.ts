import { isDeepStrictEqual } from 'node:util'
import type { Block, BlocksField, Field } from 'payload'
import { changedKeys } from '../keyed/changed-keys.ts'
import type { Keyed } from '../keyed/keyed-words.ts'
import { changedRows, type Place, type Row } from './changed-rows.ts'
import { type Entry, entryWords } from './entry.ts'

type Data = Row

/**
 * The names and values of a form's fields; kinds of blocks are found by their slug, and the words for
 * fields with keys of their own by their names.
 */
export type Form = {
  fields: Field[]
  kinds: ReadonlyMap<string, Block>
  keyed?: Keyed | undefined
}

/** The differences between two versions, in the words of the form: “Block 3 (Hero) › Title”. */
export const changesOf = (form: Form, before: Data, after: Data): string[] =>
  entriesOf(form, before, after).map(entryWords)

const TOP: Place = { words: [], path: [] }

/** The differences between two versions, each path with both its values. */
export function entriesOf(form: Form, before: Data, after: Data, place = TOP): Entry[] {
  return form.fields.flatMap((field): Entry[] => {
    if (isUnseen(field)) return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const inner = { ...form, fields: tab.fields }
        if (!('name' in tab) || !tab.name) return entriesOf(inner, before, after, place)
        const at = placeIn(place, { label: tab.label, name: tab.name })
        return entriesOf(inner, asData(before[tab.name]), asData(after[tab.name]), at)
      })
    }
    if (!('name' in field) || !field.name) {
      const inner = 'fields' in field ? field.fields : []
      return entriesOf({ ...form, fields: inner }, before, after, place)
    }
    return entriesOfField(field, { form, place, was: before[field.name], is: after[field.name] })
  })
}

/**
 * Fields that no form shows, such as the ids of rows and the keys that lists are sorted by; and those
 * that Payload adds, whose labels are functions of the language.
 */
export function isUnseen(field: Field) {
  const { hidden, label } = { hidden: false, label: undefined, ...field }
  const isInternal = field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden
  return hidden === true || isInternal === true || typeof label === 'function'
}

type Named = Extract<Field, { name: string }>
type Change = { form: Form; place: Place; was: unknown; is: unknown }

function entriesOfField(field: Named, { form, place, was, is }: Change): Entry[] {
  const { kinds, keyed } = form
  const label = labelOf(field)
  const within = placeIn(place, field)
  if (field.type === 'group') {
    return entriesOf({ ...form, fields: field.fields }, asData(was), asData(is), within)
  }
  if (field.type === 'array') {
    const inner = { ...form, fields: field.fields }
    return changedRows(rowsOf(was), rowsOf(is), {
      changes: (before, after, inRow) => entriesOf(inner, before, after, inRow),
      name: (at) => `${label} ${at}`,
      fields: () => field.fields,
      list: label,
      field: field.name,
      place,
    })
  }
  if (field.type === 'blocks') {
    return changedRows(rowsOf(was), rowsOf(is), {
      changes: (before, after, inRow) =>
        entriesOf(
          { ...form, fields: kindOf(field, kinds, after)?.fields ?? [] },
          before,
          after,
          inRow,
        ),
      name: (at, row) => blockName(field, kinds, at, row),
      fields: (row) => kindOf(field, kinds, row)?.fields ?? [],
      list: label,
      field: field.name,
      place,
    })
  }
  const words = field.type === 'json' ? keyed?.get(field.name) : undefined
  if (words) return changedKeys(words, within, { was, is })
  return isSame(was, is) ? [] : [{ ...within, kind: 'changed', was, is, field }]
}

/** A field within a place. A group without a label is not visible as one. */
export function placeIn({ words, path }: Place, field: { label?: unknown; name: string }): Place {
  const own = field.label === false ? [] : [labelOf(field)]
  return { words: [...words, ...own], path: [...path, field.name] }
}

/** The kind of a block. */
export function kindOf(field: BlocksField, kinds: Form['kinds'], { blockType }: Row) {
  const own = field.blocks.find(({ slug }) => slug === blockType)
  return own ?? kinds.get(String(blockType))
}

/** The name of a block in a list of changes: “Block 3 (Hero)”. */
export function blockName(field: BlocksField, kinds: Form['kinds'], at: number, row: Row) {
  const label = labelOf(field)
  const noun = label === 'Blocks' ? 'Block' : label
  return `${noun} ${at} (${kindName(kindOf(field, kinds, row), row)})`
}

const kindName = (kind: Block | undefined, { blockType }: Row) =>
  typeof kind?.labels?.singular === 'string' ? kind.labels.singular : String(blockType)

export function labelOf({ label, name }: { label?: unknown; name: string }) {
  return typeof label === 'string' ? label : name
}

export const asData = (value: unknown): Data => ({
  ...(typeof value === 'object' ? value : undefined),
})

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(asData) : [])

const isSame = (was: unknown, is: unknown) => isDeepStrictEqual(filled(was), filled(is))

/** To an editor all empty values of a field are the same. */
function filled(value: unknown) {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : (value ?? null)
}
