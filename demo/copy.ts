import type { Brand } from '@belvedere/content/payload-types.ts'
import type { EnteredAddresses } from '@belvedere/kit/addresses.ts'

/** A link text and its target: the path of one of the property's records, or any URL. */
export type CopyLink = { label: string; to: string }

/**
 * A block with the fields of its kind in the studio, but with names instead of ids: pictures by
 * their name in `manifest.json`, records by slug, links by path.
 */
export type CopyBlock = { type: string; [field: string]: unknown }

type CopySeo = { title?: string; description?: string }

/** The hour of a page; by default its position in the menu decides. */
type Timed = { hour?: string }

type Named = Timed & { title: string; slug: string; seo: CopySeo }
type Described = { description: string; featuredImage: string }

export type CopyPage = Named & { blocks: CopyBlock[] }

/** Blocks for the shelf of the block picker: a record of `patterns.json`. */
export type CopyPattern = { title: string; blocks: CopyBlock[] }

type CopyExperience = CopyPage & Described
type CopyCategory = CopyPage & Described & { noun?: { one: string; many: string } }
type CopyGallery = Named & { images: string[] }
type CopyAmenity = Omit<Named, 'seo' | 'hour'> & Described & { meshKey?: string }
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
  /** The SVG of its plan, and the direction of its top, in degrees clockwise from north. */
  floorPlan?: string
  floorPlanBearing?: number
}

type CopyMenuData = {
  title: string
  address?: string
  map?: string
  mail?: string
  phone?: string
}

type Menus = Record<
  'menu' | 'menu2' | 'menu3' | 'secondaryMenu' | 'footMenu1' | 'footMenu2',
  CopyLink[]
>

type CopyGlobal = Menus & {
  titleColumn1: string
  titleColumn2: string
  titleColumn3: string
  menuData: CopyMenuData[]
  image: string
  phone: string
  email: string
  instagram: string
  copyright: string
}

/** The look and the words of a property, with its SVGs by their name in `manifest.json`. */
type CopyBrand = {
  wordmark?: string
  errorPicture?: string
  wordmarkText?: string
  mark?: string
  statement?: string
  palette: Record<string, string>
  titles: { face: string }
  text: { face: string }
  labels?: Brand['labels']
  cookies?: Brand['cookies']
  notFound?: Brand['notFound']
  away?: Brand['away']
  form?: Brand['form']
}

/** An old path and its new target. */
export type CopyRedirect = { from: string; to: string }

/** All text of a property: the content of its `copy.json`. */
export type Copy = {
  site: {
    name: string
    kind?: string
    addresses?: EnteredAddresses
    currency: string
    locale: string
    lat?: number
    lng?: number
    timeZone?: string
    favicon: string
  }
  brand: CopyBrand
  global: CopyGlobal
  home: Timed & { seo: CopySeo; blocks: CopyBlock[] }
  overview: Timed & { seo: CopySeo; blocks: CopyBlock[] }
  map: Timed & {
    model?: string
    plan?: string
    planDusk?: string
    eyebrow: string
    title: string
    subtitle: string
    seo: CopySeo
    /** Names on the plan, with their position in per cent from the left and top. */
    waters?: { name: string; x: number; y: number }[]
    /**
     * The node of the model where walks begin, and its north and scale, as in the studio's form.
     */
    gate?: string
    bearing?: number
    metres?: number
  }
  pages: CopyPage[]
  experiences: CopyExperience[]
  categories: CopyCategory[]
  listings: CopyListing[]
  galleries: CopyGallery[]
  amenities: CopyAmenity[]
  redirects?: CopyRedirect[]
}

/**
 * A file of a property, with its path in the property's folder. The focal point is in fractions of
 * width and height. A picture used with two captions is uploaded twice, the second time under the
 * name `as`. `poster` is the still of a video.
 */
export type CopyFile = {
  file: string
  as?: string
  alt: string
  focalPoint?: { x: number; y: number }
  caption?: string
  poster?: string
}

/** The position of each map shape on the plan, in fractions of width and height. */
export type CopyPlan = Record<string, { x: number; y: number }>
