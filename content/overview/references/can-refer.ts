import type { CollectionSlug, FlattenedField } from 'payload'
import { madeOnce } from './made-once.ts'

/**
 * Whether records with these fields can refer to one of this collection: logs and the progress of
 * long work cannot, however many rows they have.
 */
export function canRefer(fields: FlattenedField[], collection: CollectionSlug): boolean {
  return canReferOnce(fields, collection)
}

const canReferOnce = madeOnce((fields: FlattenedField[], collection): boolean =>
  fields.some((field) => {
    if (field.type === 'blocks' || field.type === 'richText') return true
    if (field.type === 'upload' || field.type === 'relationship')
      return [field.relationTo].flat().some((slug) => slug === collection)
    return 'flattenedFields' in field && canReferOnce(field.flattenedFields, collection)
  }),
)
