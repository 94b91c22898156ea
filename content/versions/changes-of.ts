import { isDeepStrictEqual } from 'node:util'
import type { Block, Field } from 'payload'
import { changedRows, type Row } from './changed-rows.ts'

type Data = Row

/** What the fields of a form were called and held; kinds of blocks are found by their slug. */
export type Form = { fields: Field[]; kinds: ReadonlyMap<string, Block> }

/** What differs between two versions, in the words of the form: “Block 3 (Hero) › Title”. */
export function changesOf(form: Form, before: Data, after: Data, place: string[] = []): string[] {
  const { fields, kinds } = form
  return fields.flatMap((field): string[] => {
    if (isUnseen(field)) return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const inner = { fields: tab.fields, kinds }
        if (!('name' in tab) || !tab.name) return changesOf(inner, before, after, place)
        const label = labelOf({ label: tab.label, name: tab.name })
        return changesOf(inner, dataAt(before, tab.name), dataAt(after, tab.name), [
          ...place,
          label,
        ])
      })
    }
    if (!('name' in field) || !field.name) {
      const inner = 'fields' in field ? field.fields : []
      return changesOf({ fields: inner, kinds }, before, after, place)
    }
    return changesOfField(field, { kinds, place, was: before[field.name], is: after[field.name] })
  })
}

/** Hidden fields, and those that Payload adds: their labels are functions of the language. */
function isUnseen(field: Field) {
  const { hidden, label } = { hidden: false, label: undefined, ...field }
  return hidden === true || typeof label === 'function'
}

type Named = Extract<Field, { name: string }>
type Change = { kinds: Form['kinds']; place: string[]; was: unknown; is: unknown }

function changesOfField(field: Named, { kinds, place, was, is }: Change): string[] {
  const label = labelOf(field)
  const within = [...place, label]
  if (field.type === 'group') {
    return changesOf({ fields: field.fields, kinds }, asData(was), asData(is), within)
  }
  if (field.type === 'array') {
    const form = { fields: field.fields, kinds }
    return changedRows(rowsOf(was), rowsOf(is), {
      changes: (before, after, inRow) => changesOf(form, before, after, inRow),
      name: (at) => `${label} ${at}`,
      list: label,
      place,
    })
  }
  if (field.type === 'blocks') {
    const own = new Map(field.blocks.map((block) => [block.slug, block]))
    const kindOf = ({ blockType }: Row) =>
      own.get(String(blockType)) ?? kinds.get(String(blockType))
    const form = (row: Row) => ({ fields: kindOf(row)?.fields ?? [], kinds })
    const noun = label === 'Blocks' ? 'Block' : label
    return changedRows(rowsOf(was), rowsOf(is), {
      changes: (before, after, inRow) => changesOf(form(after), before, after, inRow),
      name: (at, row) => `${noun} ${at} (${kindName(kindOf(row), row)})`,
      list: label,
      place,
    })
  }
  return isSame(was, is) ? [] : [within.join(' › ')]
}

const kindName = (kind: Block | undefined, { blockType }: Row) =>
  typeof kind?.labels?.singular === 'string' ? kind.labels.singular : String(blockType)

function labelOf({ label, name }: { label?: unknown; name: string }) {
  return typeof label === 'string' ? label : name
}

const dataAt = (data: Data, name: string) => asData(data[name])

const asData = (value: unknown): Data => ({ ...(typeof value === 'object' ? value : undefined) })

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(asData) : [])

const isSame = (was: unknown, is: unknown) => isDeepStrictEqual(filled(was), filled(is))

/** The empty values of a field are all the same to an editor. */
function filled(value: unknown) {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : (value ?? null)
}
