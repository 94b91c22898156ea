import { isObject } from '@belvedere/kit/json.ts'
import type { FieldHook, FlattenedBlock, FlattenedField } from 'payload'
import { proseFromText } from './from-text.ts'

type Kinds = ReadonlyMap<string, FlattenedBlock>
type Row = Record<string, unknown>

/**
 * Converts plain texts in blocks to prose, before Payload reads a string in a rich text as JSON: the
 * text `"So it is."` would lose its quotation marks, and `1950` would be a number.
 */
export const takePlainTexts: FieldHook = ({ value, req }) => {
  if (!Array.isArray(value)) return value
  const kinds = new Map(req.payload.config.blocks?.map((kind) => [kind.slug, kind]))
  return value.map((row: unknown) => takeBlock(row, kinds, kinds))
}

function takeBlock(row: unknown, own: Kinds, kinds: Kinds): unknown {
  if (!isObject(row)) return row
  const kind = own.get(String(row.blockType)) ?? kinds.get(String(row.blockType))
  return kind ? takeRow(kind.flattenedFields, row, kinds) : row
}

function takeRow(fields: FlattenedField[], row: Row, kinds: Kinds): Row {
  const present = fields.filter(({ name }) => Object.hasOwn(row, name))
  const taken = present.map((field) => [field.name, take(field, row[field.name], kinds)])
  return { ...row, ...Object.fromEntries(taken) }
}

function take(field: FlattenedField, value: unknown, kinds: Kinds): unknown {
  if (field.type === 'richText') return typeof value === 'string' ? taken(value) : value
  if (field.type === 'group' || field.type === 'tab')
    return isObject(value) ? takeRow(field.flattenedFields, value, kinds) : value
  if (!Array.isArray(value)) return value
  if (field.type === 'array')
    return value.map((row) => (isObject(row) ? takeRow(field.flattenedFields, row, kinds) : row))
  if (field.type !== 'blocks') return value
  const own = new Map(field.blocks.map((kind) => [kind.slug, kind]))
  return value.map((row) => takeBlock(row, own, kinds))
}

/** A rich text as JSON is left to Payload. */
const taken = (text: string) => (/^\s*\{\s*"root"/.test(text) ? text : proseFromText(text))
