import type { CollectionSlug } from 'payload'
import type { DeliveryContext, Doc } from '../delivery/context.ts'

/** The record with the values of its form, if it is the one that is being edited. */
export function withUnsaved({ unsaved, req }: DeliveryContext, slug: string, doc: Doc): Doc {
  const isCollection = slug in req.payload.collections
  if (!unsaved || unsaved.record !== (isCollection ? `${slug}:${doc.id}` : `global:${slug}`))
    return doc
  return { updatedAt: new Date().toISOString(), ...doc, ...unsaved.values }
}

/** The id of the record that is being edited, if its page is at this slug. */
export function unsavedAt({ unsaved }: DeliveryContext, collection: CollectionSlug, slug: string) {
  const [name, id] = unsaved?.record.split(':') ?? []
  return name === collection && unsaved?.slugs.has(slug) ? Number(id) : undefined
}
