import copyFile from './copy.json' with { type: 'json' }
import manifestFile from './manifest.json' with { type: 'json' }
import patternsFile from './patterns.json' with { type: 'json' }

/** Words and where they lead: a record of the demo by its path, or any other address. */
export type CopyLink = { label: string; to: string }

/**
 * A block in the fields of its kind, as the studio has them, with names in place of ids: pictures by
 * their name in `manifest.json`, records by their slug, links by the path they lead to.
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
  /** Where it is not simply available. */
  status?: string
  unit: string
  bedrooms: number
  bathrooms: number
  area: number
  squareFootage: number
  /** Nothing where it is told on request. */
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

/** Everything Punta Alba says. */
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

/** Pages that only editors see: each kind of block in its variants. */
export const patterns: CopyPage[] = patternsFile

/**
 * A file of the demo, by its place in this folder. The focal point of a picture is in parts of its
 * width and height. A picture may be there twice, each time with a caption of its own: the second is
 * uploaded under another name. A film has a still.
 */
export type CopyFile = {
  file: string
  as?: string
  alt: string
  focalPoint?: { x: number; y: number }
  caption?: string
  poster?: string
}

/** Every file Punta Alba shows, by name. */
export const files: Record<string, CopyFile> = manifestFile
