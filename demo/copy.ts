import copyFile from './copy.json' with { type: 'json' }
import manifestFile from './manifest.json' with { type: 'json' }
import patternsFile from './patterns.json' with { type: 'json' }

/** A link text and its target: the path of a demo record, or any URL. */
export type CopyLink = { label: string; to: string }

/**
 * A block with the fields of its kind in the studio, but names instead of ids: pictures by their
 * name in `manifest.json`, records by slug, links by path.
 */
export type CopyBlock = { type: string; [field: string]: unknown }

export type CopySeo = { title?: string; description?: string }

type Named = { title: string; slug: string; seo: CopySeo }
type Described = { description: string; featuredImage: string }

export type CopyPage = Named & { blocks: CopyBlock[] }
export type CopyExperience = CopyPage & Described
export type CopyCategory = CopyPage & Described
export type CopyGallery = Named & { images: string[] }
export type CopyAmenity = Omit<Named, 'seo'> & Described & { meshKey?: string }
export type CopyListing = CopyPage & {
  category: string
  /** Only when not available: `reserved` or `sold`. */
  status?: string
  unit: string
  bedrooms: number
  bathrooms: number
  area: number
  squareFootage: number
  /** Null for a price on request. */
  price: number | null
  priceSmall: string | null
  meshKey: string
  description: string
  thumbnail: string
  pictures: string[]
}

export type CopyMenuData = {
  title: string
  address?: string
  map?: string
  mail?: string
  phone?: string
}

/** All text of Punta Alba, the demo property. */
export type Copy = Omit<typeof copyFile, 'global' | keyof Records> &
  Records & { global: Omit<typeof copyFile.global, 'menuData'> & { menuData: CopyMenuData[] } }

type Records = {
  home: { seo: CopySeo; blocks: CopyBlock[] }
  overview: { seo: CopySeo; blocks: CopyBlock[] }
  pages: CopyPage[]
  experiences: CopyExperience[]
  categories: CopyCategory[]
  listings: CopyListing[]
  galleries: CopyGallery[]
  amenities: CopyAmenity[]
}

export const copy: Copy = copyFile

/** Draft pages for editors that show every kind of block in its variants. */
export const patterns: CopyPage[] = patternsFile

/**
 * A file of the demo, with its path in this folder. The focal point is in fractions of width and
 * height. A picture used with two captions is uploaded twice, the second time under the name `as`.
 * `poster` is the still of a film.
 */
export type CopyFile = {
  file: string
  as?: string
  alt: string
  focalPoint?: { x: number; y: number }
  caption?: string
  poster?: string
}

/** Every file of the demo, by name. */
export const files: Record<string, CopyFile> = manifestFile
