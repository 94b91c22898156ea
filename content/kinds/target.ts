import { isObject } from '@belvedere/kit/json.ts'
import type { CollectionSlug } from 'payload'

/** The record whose references are searched. */
export type Target = { collection: CollectionSlug; id: number | string }

/** Whether a stored relation, plain or polymorphic, refers to the target. */
export function refersTo(target: Target, relationTo: string | string[], value: unknown): boolean {
  if (typeof relationTo === 'string') return relationTo === target.collection && isId(value, target)
  return isObject(value) && value.relationTo === target.collection && isId(value.value, target)
}

function isId(value: unknown, { id }: Target) {
  const isPrimitive = typeof value === 'number' || typeof value === 'string'
  return isPrimitive && String(value) === String(id)
}
