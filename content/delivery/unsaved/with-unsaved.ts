import type { CollectionSlug } from 'payload'
import type { Doc } from '../../payload/doc.ts'
import { isCollection } from '../../payload/is-collection.ts'
import type { DeliveryContext } from '../context.ts'
import { PLACEHOLDER } from './new-id.ts'

/** The record with the values of its form, if it is the one that is being edited. */
export function withUnsaved(context: DeliveryContext, slug: string, doc: Doc): Doc {
  const { unsaved, req } = context
  if (!unsaved) return doc
  const isShown = isCollection(req.payload, slug)
    ? isUnsaved(context, slug, doc.id)
    : isUnsaved(context, 'global', slug)
  return isShown ? { updatedAt: new Date().toISOString(), ...doc, ...unsaved.values } : doc
}

/** Whether this record is shown with the values of its form. */
export const isUnsaved = ({ unsaved }: DeliveryContext, collection: string, id: unknown) =>
  unsaved?.record === `${collection}:${id}`

/** The id of the record that is being edited, if its page is at this slug. */
export function unsavedAt({ unsaved }: DeliveryContext, collection: CollectionSlug, slug: string) {
  const [name, id] = unsaved?.record.split(':') ?? []
  const isIts = slug === PLACEHOLDER || unsaved?.slugs.has(slug)
  return name === collection && isIts ? Number(id) : undefined
}
