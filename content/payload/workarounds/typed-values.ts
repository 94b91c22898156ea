import {
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { generateKeyBetween } from 'payload/shared'
import { kindsOf } from '../clean-values.ts'
import { asDoc } from '../doc.ts'

type Fault = { path: string; message: string }
type Operation = { args?: object; operation: string; overrideAccess?: boolean }

/**
 * Refuses values of clients that do not have the type of their field, such as a list for a text.
 * Payload passes them to hooks and to the database, which fail on them
 * (`payload/dist/auth/baseFields/email.js`).
 *
 * No upstream issue found. To reproduce, send `PATCH /api/users/1` with `{ "email": ["a@b.co"] }`.
 */
export function withTypedValues(config: SanitizedConfig): SanitizedConfig {
  const check = (fields: FlattenedField[]) => {
    return ({ args, operation, overrideAccess, req }: Operation & { req: PayloadRequest }) => {
      const isWrite = operation === 'create' || operation.startsWith('update')
      if (!isWrite || overrideAccess === true) return
      const errors = faultsIn(config, fields, asDoc(args).data)
      if (errors.length > 0) throw new ValidationError({ errors, req }, req.t)
    }
  }
  for (const { flattenedFields, hooks } of config.collections)
    hooks.beforeOperation = [check(flattenedFields), ...(hooks.beforeOperation ?? [])]
  for (const { flattenedFields, hooks } of config.globals)
    hooks.beforeOperation = [check(flattenedFields), ...(hooks.beforeOperation ?? [])]
  return config
}

/** The type errors of a record's values, one sentence for each field. */
function faultsIn(
  config: SanitizedConfig,
  fields: FlattenedField[],
  data: unknown,
  at = '',
): Fault[] {
  const own = asDoc(data)
  return fields.flatMap((field) => {
    const value = Object.hasOwn(own, field.name) ? own[field.name] : undefined
    // The status has its own rule, with its two allowed values.
    if (value === undefined || value === '' || field.name === '_status') return []
    if (value === null && !ALWAYS.has(field.name) && field.type !== 'array') return []
    const path = at + field.name
    const message = flawOf(field, value)
    return message ? [{ path, message }] : faultsWithin(config, field, value, `${path}.`)
  })
}

/** The database has these columns for every record. */
const ALWAYS = new Set(['createdAt', 'updatedAt'])

function faultsWithin(config: SanitizedConfig, field: FlattenedField, value: unknown, at: string) {
  if (field.type === 'group' || field.type === 'tab')
    return faultsIn(config, field.flattenedFields, value, at)
  const rows = Array.isArray(value) ? value : []
  if (field.type === 'array')
    return rows.flatMap((row, i) => faultsIn(config, field.flattenedFields, row, `${at}${i}.`))
  if (field.type !== 'blocks') return []
  return rows.flatMap((row, i) => {
    const kind = kindsOf(config, field).find(({ slug }) => slug === asDoc(row).blockType)
    return kind ? faultsIn(config, kind.flattenedFields, row, `${at}${i}.`) : []
  })
}

/** The advice about a value; undefined if it fits the field. */
function flawOf(field: FlattenedField, value: unknown): string | undefined {
  const kind = kindOf(field)
  if (!kind) return undefined
  const isMany = 'hasMany' in field && field.hasMany
  const isWhole = (isMany ? [value].flat() : [value]).every((one) => kind.has(one))
  return isWhole ? undefined : `Enter the ${labelOf(field)} as ${isMany ? 'a list' : kind.words}.`
}

type Kind = { words: string; has: (value: unknown) => boolean }

const TEXT: Kind = { words: 'text', has: (value) => typeof value === 'string' }
const DATE: Kind = {
  words: 'a date',
  has: (value) =>
    value instanceof Date || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
}
/** An id, or a whole record as in a response. */
const RECORD: Kind = {
  words: 'the id of one record',
  has: (value) => isId(value) || isId(asDoc(value).id),
}
/** A record of one of several collections. */
const OF_MANY: Kind = {
  words: 'an object with relationTo and value',
  has: (value) => {
    const { relationTo, value: record } = asDoc(value)
    return typeof relationTo === 'string' && RECORD.has(record)
  },
}
/**
 * Payload checks other values itself, but cannot save this one (`db-sqlite` checks for `$push` in
 * it).
 */
const ROWS: Kind = { words: 'a list', has: (value) => value !== null }
/**
 * The position of a record in its list. With an invalid text in one of them, no further record
 * could be created.
 */
const PLACE: Kind = { words: 'a place in the list, as another answer has it', has: isPlace }
const OBJECT: Kind = {
  words: 'an object',
  has: (value) => typeof value === 'object' && !Array.isArray(value),
}

/** Payload checks numbers and lists of blocks itself. */
function kindOf(field: FlattenedField): Kind | undefined {
  if (field.name === '_order') return PLACE
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'select':
    case 'radio':
      return TEXT
    case 'date':
      return DATE
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo) ? OF_MANY : RECORD
    case 'group':
    case 'tab':
      return OBJECT
    case 'array':
      return ROWS
    default:
      return undefined
  }
}

function isPlace(value: unknown) {
  try {
    return typeof value === 'string' && generateKeyBetween(value, null) !== ''
  } catch {
    return false
  }
}

const isId = (value: unknown) =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^\d{1,15}$/.test(value))

function labelOf(field: FlattenedField): string {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
  return label.charAt(0).toLowerCase() + label.slice(1)
}
