import type { BasePayload, CollectionSlug } from 'payload'

/**
 * Whether a collection has this slug; `in` would also find members of `Object.prototype`
 * (`constructor`).
 */
export function isCollection(
  { collections }: Pick<BasePayload, 'collections'>,
  slug: string,
): slug is CollectionSlug {
  return Object.hasOwn(collections, slug)
}
