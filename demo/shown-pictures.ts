import type { Copy, CopyBlock, CopyFile, CopyListing } from './copy.ts'

/** A property with all of its parts, as the demo is. */
type Property = { copy: Copy; files: Record<string, CopyFile> }

/** A picture in a block: its file, and the kind of the block. */
type Shown = { file: string; kind: string }

/** A page with the pictures that it names, and those of the records that its blocks list. */
export type ShownPage = { path: string; own: Shown[]; listed: Shown[] }

/** All pages of a property except those of houses and galleries. */
export function pagesWithPictures(property: Property): ShownPage[] {
  const { home, overview, pages, experiences, categories } = property.copy
  return [
    pageOf(property, '/', home.blocks),
    pageOf(property, '/real-estate', overview.blocks),
    ...pages.map(({ slug, blocks }) => pageOf(property, `/${slug}`, blocks)),
    ...experiences.map(({ slug, blocks }) => pageOf(property, `/experiences/${slug}`, blocks)),
    ...categories.map(({ slug, blocks }) => {
      const page = pageOf(property, `/real-estate/${slug}`, blocks)
      return { ...page, listed: [...page.listed, ...thumbnails(property, slug)] }
    }),
  ]
}

/** The pages of the houses; each begins with its cover. */
export function housesWithPictures(property: Property): ShownPage[] {
  return property.copy.listings.map((house) => {
    const page = pageOf(property, `/real-estate/${house.category}/${house.slug}`, house.blocks)
    const cover = house.pictures.slice(0, 1).map((name) => shownAs(property, 'cover', name))
    return { ...page, own: [...cover, ...page.own], listed: thumbnails(property, house) }
  })
}

/** The galleries, picture by picture, each with the blocks of the galleries page. */
export function galleriesWithPictures(property: Property): ShownPage[] {
  const { pages, galleries } = property.copy
  const below = pages.find(({ slug }) => slug === 'gallery')?.blocks ?? []
  return galleries.map(({ slug, images }) => {
    const path = `/gallery/${slug}`
    const wall = images.map((name) => shownAs(property, 'gallery', name))
    const page = pageOf(
      property,
      path,
      below.map((block) => withoutTile(block, slug)),
    )
    const listed = page.listed.map((one) => {
      return one.kind === 'gallery_grid' ? { ...one, kind: 'other_galleries' } : one
    })
    return { path, own: [...wall, ...page.own], listed }
  })
}

/** The map: the pictures of its places, including the houses on it. */
export function mapWithPictures(property: Property): ShownPage {
  const { amenities, listings } = property.copy
  const houses = listings.filter(({ meshKey, status }) => meshKey && status !== 'sold')
  return {
    path: '/map',
    own: amenities.map(({ featuredImage }) => shownAs(property, 'place', featuredImage)),
    listed: houses.map(({ thumbnail }) => shownAs(property, 'listings', thumbnail)),
  }
}

/** A grid of galleries on the page of a gallery: without that gallery. */
function withoutTile(block: CopyBlock, slug: string): CopyBlock {
  const { type, items } = block
  if (type !== 'gallery_grid' || !Array.isArray(items)) return block
  return { ...block, items: items.filter((item) => item !== slug) }
}

function pageOf(property: Property, path: string, blocks: CopyBlock[]): ShownPage {
  const own = blocks.flatMap(({ type, ...fields }) =>
    namesIn(fields).map(([field, name]) => {
      return shownAs(property, field === 'backgroundImage' ? 'background' : type, name)
    }),
  )
  return { path, own, listed: blocks.flatMap((block) => listedBy(property, block)) }
}

function shownAs({ files }: Property, kind: string, name: string): Shown {
  return { file: files[name]?.file ?? name, kind }
}

/** The fields that name pictures. A hero also shows its frame at noon and at dusk. */
const PICTURES = new Set([
  ...['image', 'images', 'media', 'backgroundImage', 'videoFallbackImage'],
  ...['noon', 'dusk'],
])

/**
 * The names of pictures at any depth, each with its field. A video counts as its picture, and once
 * if its poster image is the same.
 */
export function namesIn(value: unknown, field = ''): [field: string, name: string][] {
  if (typeof value === 'string') return PICTURES.has(field) ? [[field, value]] : []
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, field))
  if (typeof value !== 'object' || value === null) return []
  const { image }: { image?: unknown } = Object(value)
  return Object.entries(value)
    .filter(([name, part]) => name !== 'videoFallbackImage' || part !== image)
    .flatMap(([name, part]) => namesIn(part, name))
}

/** The pictures of records that a block lists. */
function listedBy(property: Property, { type, items }: CopyBlock): Shown[] {
  const { listings, categories, galleries } = property.copy
  const isListed = ({ slug }: { slug: string }) => Array.isArray(items) && items.includes(slug)
  const names = {
    featured_listings: () => listings.filter(isListed).map(({ thumbnail }) => thumbnail),
    property_listing: () => listings.filter(isListed).map(({ thumbnail }) => thumbnail),
    real_estate_categories: () => categories.map(({ featuredImage }) => featuredImage),
    gallery_grid: () => galleries.filter(isListed).flatMap(({ images }) => images.slice(0, 1)),
  }
  const found = Object.entries(names).find(([kind]) => kind === type)?.[1]() ?? []
  return found.map((name) => shownAs(property, type, name))
}

/** The thumbnails of the listings of a category, or of the listings related to one. */
function thumbnails(property: Property, at: string | CopyListing): Shown[] {
  const { category, slug } = typeof at === 'string' ? { category: at, slug: '' } : at
  return property.copy.listings
    .filter((house) => house.category === category && house.slug !== slug)
    .map(({ thumbnail }) => shownAs(property, 'listings', thumbnail))
}
