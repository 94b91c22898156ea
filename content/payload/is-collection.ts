import type { BasePayload, CollectionSlug } from 'payload'

/** Whether a collection has this slug; `in` would also find what every object has (`constructor`). */
export function isCollection(
  { collections }: Pick<BasePayload, 'collections'>,
  slug: string,
): slug is CollectionSlug {
  return Object.hasOwn(collections, slug)
}
