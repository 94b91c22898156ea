import type { FlattenedField } from 'payload'
import { leadsTo, type Target } from './target.ts'

/** A field that holds ids. */
export type RelationField = Extract<FlattenedField, { type: 'upload' | 'relationship' }>

type Left = { left: unknown; isNeeded: boolean }

/** What is left of a relation, and whether it cannot do without; nothing where it does not hold it. */
export function withoutTarget(
  field: RelationField,
  value: unknown,
  target: Target,
): Left | undefined {
  const isTarget = (one: unknown) => leadsTo(target, field.relationTo, one)
  if (!Array.isArray(value))
    return isTarget(value) ? { left: null, isNeeded: field.required === true } : undefined
  const left = value.filter((one) => !isTarget(one))
  if (left.length === value.length) return undefined
  const fewest = Math.max(('minRows' in field && field.minRows) || 0, field.required ? 1 : 0)
  return { left, isNeeded: left.length < fewest }
}
