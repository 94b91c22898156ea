import copyFile from './copy.json' with { type: 'json' }
import manifestFile from './manifest.json' with { type: 'json' }

/** Words and where they lead: a page of the demo by its path, or any other address. */
export type CopyLink = { label: string; to: string }

/** A block as `copy.json` has it: pictures by their name in `manifest.json`, links by path. */
export type CopyBlock = {
  type: string
  eyebrow?: string
  title?: string
  subtitle?: string
  text?: string | { eyebrow?: string; title?: string; text?: string }
  media?: string
  images?: string[]
  link?: CopyLink
  background?: string
  [flag: string]: unknown
}

export type CopySeo = { title?: string; description?: string }

export type CopyPage = { title: string; slug: string; seo: CopySeo; blocks: CopyBlock[] }

export type CopyMenuData = {
  title: string
  address?: string
  map?: string
  mail?: string
  phone?: string
}

/** A picture of the demo. The focal point is in parts of width and height. */
export type Picture = {
  file: string
  alt: string
  focalPoint: { x: number; y: number }
  caption?: string
}

const home: { seo: CopySeo; blocks: CopyBlock[] } = copyFile.home
const pages: CopyPage[] = copyFile.pages
const menuData: CopyMenuData[] = copyFile.global.menuData

/** Everything Punta Alba says. */
export const copy = { ...copyFile, home, pages, global: { ...copyFile.global, menuData } }

/** Every picture Punta Alba shows, by name. */
export const pictures: Record<string, Picture> = manifestFile
