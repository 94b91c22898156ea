import type { Field } from 'payload'
import type { Place, Row } from '../../editing/versions/changed-rows.ts'
import {
  asData,
  blockName,
  type Form,
  isUnseen,
  kindOf,
  labelOf,
  placeIn,
  rowsOf,
} from '../../editing/versions/changes-of.ts'
import { isHiddenBlock } from '../../model/hidden-blocks.ts'

/** A field of a form that holds a value, and the kind of the block it is in. */
export type Leaf = Place & { field: Field; value: unknown; kind: string | undefined }

const TOP: Place = { words: [], path: [] }

/** All fields with a value that editors see, in the order of the form. */
export const leavesOf = (form: Form, data: Row): Leaf[] =>
  leavesIn({ ...form, record: data }, data, TOP, undefined)

/** The same without hidden blocks, which visitors do not see. */
export function visitorsLeaves(form: Form, data: Row): Leaf[] {
  const hidden = new Set(
    rowsOf(data.blocks)
      .filter(isHiddenBlock)
      .map(({ id }) => String(id)),
  )
  return leavesOf(form, data).filter(
    ({ path: [list, row = ''] }) => list !== 'blocks' || !hidden.has(row),
  )
}

type Within = Form & { record: Row }

function leavesIn(form: Within, data: Row, place: Place, kind: string | undefined): Leaf[] {
  const { fields, kinds, record } = form
  const within = (inner: Field[], values: Row, at: Place, own = kind) =>
    leavesIn({ fields: inner, kinds, record }, values, at, own)
  return fields.flatMap((field): Leaf[] => {
    if (isUnseen(field) || !isInUse(field, record, data)) return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        if (!('name' in tab) || !tab.name) return within(tab.fields, data, place)
        const at = placeIn(place, { label: tab.label, name: tab.name })
        return within(tab.fields, asData(data[tab.name]), at)
      })
    }
    if (!('name' in field) || !field.name) {
      return 'fields' in field ? within(field.fields, data, place) : []
    }
    const value = data[field.name]
    const rowAt = (name: string, row: Row): Place => ({
      words: [...place.words, name],
      path: [...place.path, field.name, String(row.id)],
    })
    if (field.type === 'group') return within(field.fields, asData(value), placeIn(place, field))
    if (field.type === 'array') {
      const name = labelOf(field)
      return rowsOf(value).flatMap((row, at) =>
        within(field.fields, row, rowAt(`${name} ${at + 1}`, row)),
      )
    }
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, at) => {
        const at1 = rowAt(blockName(field, kinds, at + 1, row), row)
        return within(kindOf(field, kinds, row)?.fields ?? [], row, at1, String(row.blockType))
      })
    }
    const isEmpty = value === undefined || value === null || value === ''
    return isEmpty ? [] : [{ ...placeIn(place, field), field, value, kind }]
  })
}

/** A field that another one has switched off, such as the former target of a link. */
function isInUse({ admin }: Field, record: Row, siblings: Row): boolean {
  const condition = admin && 'condition' in admin ? admin.condition : undefined
  if (typeof condition !== 'function') return true
  const context = { blockData: {}, operation: 'update', path: [], user: null } as const
  return Boolean(condition({ ...record }, { ...siblings }, { ...context, path: [] }))
}
