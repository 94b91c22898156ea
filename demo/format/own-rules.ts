import { isObject } from '@belvedere/kit/json.ts'
import { z } from 'zod'
import type { NamedField } from './named-fields.ts'

/** Types whose own rules need no database. */
const PLAIN = new Set([
  ...['text', 'textarea', 'number', 'array', 'blocks', 'relationship', 'upload', 'json'],
])

type Rule = (value: unknown, options: object) => unknown

/**
 * The rules that fields have of their own, with the studio's sentences: a colour with contrast, an
 * aspect ratio, a list with at least one row. They run whatever else is wrong, so that all faults
 * are told at once. What only the database knows is checked when the property is written.
 *
 * Some rules take their time, so a schema with them is parsed by `safeParseAsync`.
 */
export function checkOwnRules(fields: readonly NamedField[]): z.core.$ZodCheck<object> {
  const ruled = fields.flatMap((field) => {
    const validate = 'validate' in field && PLAIN.has(field.type) ? field.validate : undefined
    return validate ? [{ field, validate: validate as Rule }] : []
  })
  return z.superRefine<object>(
    async (row, context) => {
      if (!isObject(row)) return
      for (const { field, validate } of ruled) {
        const message = await verdictOf(validate, field, row)
        if (message) context.addIssue({ code: 'custom', message, path: [field.name], input: row })
      }
    },
    { when: () => true },
  )
}

async function verdictOf(validate: Rule, field: NamedField, row: Record<string, unknown>) {
  const value = row[field.name]
  if (!isAsked(field, value)) return undefined
  try {
    const options = { ...field, data: row, siblingData: row, req: {} }
    const verdict = await validate(asStored(value), options)
    return typeof verdict === 'string' ? verdict : undefined
  } catch {
    // A rule that asks the database: it is checked when the property is written.
    return undefined
  }
}

/**
 * Names stand for records here, so of those only the rule that there is one can be checked. What is
 * missing and has a default is no matter of these rules.
 */
function isAsked(field: NamedField, value: unknown) {
  if (field.type === 'relationship' || field.type === 'upload') return isEmpty(value)
  return !isEmpty(value) || !('defaultValue' in field)
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Rules of lists of blocks read the kind of each. */
function asStored(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (isObject(row) ? { ...row, blockType: row.type } : row))
}
