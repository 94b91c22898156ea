import type { Payload } from 'payload'

/** The addresses of all published listings and categories, of some pages and of the home page. */
export async function addressesOf(payload: Payload): Promise<string[]> {
  const where = { _status: { equals: 'published' } }
  const all = { where, depth: 0, pagination: false } as const
  const categories = await payload.find({ collection: 'real-estate-categories', ...all })
  const slugs = new Map(categories.docs.map(({ id, slug }) => [id, slug]))
  const select = { slug: true, category: true } as const
  const listings = await payload.find({ collection: 'listings', ...all, select })
  const pages = await payload.find({ collection: 'pages', ...all, select: { slug: true } })
  return [
    ...['/', '/map', '/real-estate'],
    ...pages.docs.map(({ slug }) => `/${slug}`),
    ...categories.docs.map(({ slug }) => `/real-estate/${slug}`),
    ...listings.docs.map(
      ({ slug, category }) => `/real-estate/${slugs.get(Number(category))}/${slug}`,
    ),
  ]
}
