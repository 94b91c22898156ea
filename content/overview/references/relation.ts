import type { FlattenedField } from 'payload'
import { refersTo, type Target } from '../../kinds/target.ts'

/** A field that holds ids. */
export type RelationField = Extract<FlattenedField, { type: 'upload' | 'relationship' }>

type Removal = { rest: unknown; isNeeded: boolean }

/**
 * A relation without the target, and whether it requires it; undefined if it does not refer to it.
 */
export function withoutTarget(
  field: RelationField,
  value: unknown,
  target: Target,
): Removal | undefined {
  const isTarget = (one: unknown) => refersTo(target, field.relationTo, one)
  if (!Array.isArray(value))
    return isTarget(value) ? { rest: null, isNeeded: field.required === true } : undefined
  const rest = value.filter((one) => !isTarget(one))
  if (rest.length === value.length) return undefined
  const minimum = Math.max(('minRows' in field && field.minRows) || 0, field.required ? 1 : 0)
  return { rest, isNeeded: rest.length < minimum }
}
