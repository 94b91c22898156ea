import type { FlattenedField, PayloadRequest, SanitizedConfig } from 'payload'
import { ValidationError } from 'payload'
import { asDoc } from '../delivery/context.ts'
import { kindsOf } from '../unsaved/clean-values.ts'

type Fault = { path: string; message: string }
type Operation = { args?: object; operation: string; overrideAccess?: boolean }

/**
 * Refuses values of clients that are not of the type of their field, such as a list for a text.
 * Payload hands them to hooks and to the database, which fail on them
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

/** What is wrong with the values of a record, one sentence for each field. */
export function faultsIn(
  config: SanitizedConfig,
  fields: FlattenedField[],
  data: unknown,
  at = '',
): Fault[] {
  const own = asDoc(data)
  return fields.flatMap((field) => {
    const value = Object.hasOwn(own, field.name) ? own[field.name] : undefined
    if (value === undefined || value === null || value === '') return []
    const path = at + field.name
    const message = flawOf(field, value)
    return message ? [{ path, message }] : faultsWithin(config, field, value, `${path}.`)
  })
}

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

/** Forms that are no JSON have numbers and times as texts; Payload checks these itself. */
function flawOf(field: FlattenedField, value: unknown): string | undefined {
  if ('hasMany' in field && field.hasMany) {
    const isWhole = [value].flat().every((one) => one !== null && !isWrong(field, one))
    return isWhole ? undefined : 'This field has values of another kind.'
  }
  return isWrong(field, value) ? 'This field has a value of another kind.' : undefined
}

function isWrong({ type }: FlattenedField, value: unknown): boolean {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'select':
    case 'radio':
      return typeof value !== 'string'
    case 'date':
      return !(value instanceof Date || isTime(value))
    case 'relationship':
    case 'upload':
      return Array.isArray(value) || !['number', 'string', 'object'].includes(typeof value)
    case 'group':
    case 'tab':
      return typeof value !== 'object' || Array.isArray(value)
    default:
      return false
  }
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
