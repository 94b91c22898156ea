import type { Fact } from '@belvedere/kit/facts/fact.ts'
import { asString } from '@belvedere/kit/json.ts'
import type { FlattenedField } from 'payload'
import { isOfShownPart } from '../model/theme-parts.ts'

/** How the cells of a column are read and written. */
export type Kind =
  | { type: 'text' }
  | { type: 'slug' }
  | { type: 'yesNo' }
  | { type: 'day' }
  /** `words` are what may stand around the number besides a known unit: `Rooms`, `/month`, `kWh`. */
  | {
      type: 'number'
      step: number
      unit: Unit
      isNegativePossible?: boolean
      words?: readonly string[]
    }
  | { type: 'choice'; options: { label: string; value: string }[] }
  | { type: 'records'; collection: string; isMany: boolean }
  | { type: 'pictures'; isMany: boolean }

/** The unit of a number; amounts of money may be written in thousands and millions. */
export type Unit = 'money' | 'm²' | 'sq ft' | 'none'

/** A field of a listing that a spreadsheet can carry. */
export type Column = {
  path: string
  heading: string
  /** The label in the form, where the owner has another heading for sheets. */
  formLabel?: string
  help: string
  isRequired: boolean
  fallback: string | number | undefined
  kind: Kind
  field: FlattenedField
  /** The fact of the owner in this column: nothing is known of it where its cell is empty. */
  fact?: Fact
}

/** Units by field; other numbers are counts. */
const UNITS: Readonly<Record<string, Unit>> = {
  price: 'money',
  area: 'm²',
  squareFootage: 'sq ft',
}

/**
 * The columns of a spreadsheet of records, made from the fields of their form: those of the main
 * part, then of the sidebar, then of groups, whose headings have the group’s name in front. Fields
 * of a kind that does not fit into a cell, such as blocks, have no column.
 */
export function columnsOf(fields: FlattenedField[]): Column[] {
  const visible = fields.filter((field) => !isHidden(field) && isOfShownPart(field))
  const inGroups = visible.flatMap((field) =>
    field.type === 'group' && field.name
      ? columnsOf(field.flattenedFields).map((column) => inGroup(field, column))
      : [],
  )
  const single = visible.filter((field) => field.type !== 'group')
  const ordered = [
    ...single.filter((field) => !isAside(field)),
    ...single.filter((field) => isAside(field)),
  ]
  return [...ordered.flatMap(columnOf), ...inGroups]
}

function inGroup(group: { name?: string; label?: unknown }, column: Column): Column {
  const name = `${group.name}`
  return {
    ...column,
    path: `${name}.${column.path}`,
    heading: `${asString(group.label) || name}: ${column.heading}`,
  }
}

function columnOf(field: FlattenedField): Column[] {
  const kind = kindOf(field)
  if (!kind) return []
  const { name, admin = {} } = field
  const { required = false, defaultValue } = { required: false, defaultValue: undefined, ...field }
  return [
    {
      path: name,
      heading: asString('label' in field ? field.label : '') || name,
      help: 'description' in admin ? asString(admin.description) : '',
      isRequired: required,
      fallback: isPlain(defaultValue) ? defaultValue : undefined,
      kind,
      field,
    },
  ]
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function kindOf(field: FlattenedField): Kind | undefined {
  if (field.type === 'text' && field.name === 'slug') return { type: 'slug' }
  if (field.type === 'text') return field.hasMany ? undefined : { type: 'text' }
  if (field.type === 'textarea') return { type: 'text' }
  if (field.type === 'checkbox') return { type: 'yesNo' }
  if (field.type === 'number' && !field.hasMany) {
    return { type: 'number', step: field.admin?.step ?? 1, unit: UNITS[field.name] ?? 'none' }
  }
  if (field.type === 'select' && !field.hasMany) {
    return { type: 'choice', options: field.options.map(optionOf) }
  }
  return kindOfReference(field)
}

function kindOfReference(field: FlattenedField): Kind | undefined {
  if (field.type !== 'upload' && field.type !== 'relationship') return undefined
  const { relationTo, hasMany: isMany = false } = field
  if (typeof relationTo !== 'string') return undefined
  if (field.type === 'relationship') return { type: 'records', collection: relationTo, isMany }
  return relationTo === 'media' ? { type: 'pictures', isMany } : undefined
}

function optionOf(option: string | { label: unknown; value: string }) {
  if (typeof option === 'string') return { label: option, value: option }
  return { label: asString(option.label) || option.value, value: option.value }
}

/** Fields that no form shows, and Payload’s own, such as the status of the draft. */
function isHidden(field: FlattenedField) {
  const { hidden = false, admin = {} } = { hidden: false, ...field }
  const { hidden: isUnseen = false, readOnly = false } = { hidden: false, ...admin }
  return hidden || isUnseen === true || readOnly === true || field.name.startsWith('_')
}

function isAside({ admin = {} }: FlattenedField) {
  return 'position' in admin && admin.position === 'sidebar'
}
