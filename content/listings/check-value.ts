import type { PayloadRequest } from 'payload'
import type { Column } from './columns.ts'
import type { Value } from './value.ts'

type Check = (value: unknown, options: object) => unknown

/**
 * These are checked against the library, all at once; their own validation would query the database
 * for each.
 */
const CHECKED_BEFORE = new Set(['slug', 'records', 'pictures'])

/** The message of the field’s own check, as the form would show it, or undefined. */
export async function checkValue(value: Value, column: Column, req: PayloadRequest) {
  const { field, kind } = column
  if (CHECKED_BEFORE.has(kind.type) || !('validate' in field)) return undefined
  const { validate } = field
  if (!isCheck(validate)) return undefined
  const verdict = await validate(value, {
    ...field,
    req,
    data: {},
    siblingData: {},
    operation: 'update',
  })
  return typeof verdict === 'string' ? verdict : undefined
}

function isCheck(validate: unknown): validate is Check {
  return typeof validate === 'function'
}
