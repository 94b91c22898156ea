import type { CollectionSlug, Payload } from 'payload'

/** The slug of one record of every kind that has a page. */
export type Slugs = Record<'page' | 'experience' | 'category' | 'listing' | 'gallery', string>

export async function slugsOf(payload: Payload): Promise<Slugs> {
  const first = async (collection: CollectionSlug) => {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'published' }, slug: { exists: true } },
      sort: 'id',
      depth: 0,
      limit: 1,
    })
    const [found] = docs
    return found && 'slug' in found && typeof found.slug === 'string' ? found.slug : ''
  }
  return {
    page: await first('pages'),
    experience: await first('experiences'),
    category: await first('real-estate-categories'),
    listing: await first('listings'),
    gallery: await first('galleries'),
  }
}
