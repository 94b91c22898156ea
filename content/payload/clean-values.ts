import type { FlattenedBlock, FlattenedBlocksField, FlattenedField, SanitizedConfig } from 'payload'
import { asDoc, asDocs, type Doc } from './doc.ts'
import { isRowId } from './row-id.ts'

/** Fields that the service sets itself. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/**
 * The values of a form in the shape in which the database returns them. A form may hold any
 * intermediate state: values that do not fit their field become empty, and fields that the model
 * lacks are left out.
 */
export function cleanValues(config: SanitizedConfig, fields: FlattenedField[], values: Doc): Doc {
  const known = fields.filter(({ name }) => !OWN.has(name) && Object.hasOwn(values, name))
  return Object.fromEntries(
    known.map((field) => [field.name, clean(config, field, values[field.name])]),
  )
}

/** All fields, as the database returns them, including empty ones. */
function cleanAll(config: SanitizedConfig, fields: FlattenedField[], values: Doc): Doc {
  const known = fields.filter(({ name }) => !OWN.has(name))
  return Object.fromEntries(
    known.map((field) => [field.name, clean(config, field, values[field.name])]),
  )
}

/** A block or row keeps its id; a block of an unknown kind is undefined. */
export function cleanBlock(config: SanitizedConfig, block: Doc): Doc | undefined {
  const kind = config.blocks?.find(({ slug }) => slug === block.blockType)
  return kind && cleanRow(config, kind, block)
}

function cleanRow(config: SanitizedConfig, kind: FlattenedBlock, block: Doc): Doc {
  const values = cleanAll(config, kind.flattenedFields, block)
  return { ...values, id: rowId(block), blockType: kind.slug }
}

function clean(config: SanitizedConfig, field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return cleanAll(config, field.flattenedFields, asDoc(value))
    case 'array':
      return asDocs(value).map((row) => ({
        ...cleanAll(config, field.flattenedFields, row),
        id: rowId(row),
      }))
    case 'blocks':
      return asDocs(value).flatMap((block) => {
        const kind = kindsOf(config, field).find(({ slug }) => slug === block.blockType)
        return kind ? [cleanRow(config, kind, block)] : []
      })
    default:
      return 'hasMany' in field && field.hasMany
        ? [value ?? []]
            .flat()
            .map((one) => cleanLeaf(field, one))
            .filter((one) => one !== null)
        : cleanLeaf(field, value)
  }
}

/** An invalid id is left out, as a save would refuse it. */
function rowId({ id }: Doc): string {
  return isRowId(id) ? id : ''
}

/** The kinds of blocks that a field accepts. */
export function kindsOf(
  { blocks = [] }: SanitizedConfig,
  field: FlattenedBlocksField,
): FlattenedBlock[] {
  const kinds = field.blockReferences ?? field.blocks
  return kinds.flatMap((kind) =>
    typeof kind === 'string' ? blocks.filter(({ slug }) => slug === kind) : [kind],
  )
}

function cleanLeaf(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return typeof value === 'string' ? value : null
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : null
    case 'checkbox':
      return typeof value === 'boolean' ? value : null
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
    case 'select':
    case 'radio':
      return optionsOf(field.options).has(value) ? value : null
    case 'upload':
    case 'relationship':
      return asId(value)
    case 'richText':
    case 'json':
      return value ?? null
    default:
      return null
  }
}

function optionsOf(options: (string | { value: string })[]): Set<unknown> {
  return new Set(options.map((option) => (typeof option === 'string' ? option : option.value)))
}

/** Records have numbers as ids, which some inputs of the studio store as text. */
function asId(value: unknown): number | null {
  const id = typeof value === 'string' ? Number(value || Number.NaN) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
