import { createHash } from 'node:crypto'
import { ownPath } from '@belvedere/kit/addresses.ts'
import type { EnteredColours, Palette } from '@belvedere/kit/brand/colours.ts'
import { bundledFace } from '@belvedere/kit/brand/faces.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { VERSION_DIGITS } from '@belvedere/kit/share-address.ts'
import { lookOf } from '@belvedere/kit/theme/look.ts'
import { pageAt } from '../../kinds/paths.ts'
import {
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  type PageCollection,
  pageCollections,
} from '../../kinds/table.ts'
import type { Point } from '../../media/crop-window.ts'
import { ENCODING } from '../../media/transform.ts'
import { shownBlocks } from '../../model/hidden-blocks.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import { isOwn } from '../brand/own-face.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal, readRecord } from '../records.ts'
import { sharePicture } from '../schema/share-picture.ts'

/** A font file: bundled, or the stored name of an uploaded one. */
export type FontFile = { bundled: string } | { uploaded: string }

/** The data of a share picture, as names of files and plain values. */
export type ShareFacts = {
  title: string | undefined
  name: string
  /** The position of the sun; null if the theme draws none. */
  hour: number | null
  palette: Palette
  /**
   * For large titles, for small ones, and for italics; without an italic font italics are upright.
   */
  fonts: { large: FontFile; small: FontFile; italic: FontFile | undefined }
  wordmark: string | null
  picture: { file: string; focus: Point; mainColour: string | null } | null
}

/** Increase it when the drawing changes: all pictures are made again, at new addresses. */
const DESIGN = 1

/** The version of the picture that is made from these facts. */
export function versionOf(facts: ShareFacts): string {
  const all = JSON.stringify([DESIGN, ENCODING, facts])
  return createHash('sha256').update(all).digest('hex').slice(0, VERSION_DIGITS)
}

/** Reads the facts for the share picture of a page, as visible at this endpoint. */
export async function shareFacts(
  context: DeliveryContext,
  doc: Doc,
  path: string,
): Promise<ShareFacts> {
  const [site, brand, image] = await Promise.all([
    readGlobal(context, 'site'),
    readGlobal(context, 'brand'),
    sharePicture(context, doc),
  ])
  const wordmark = await readRecord(context, 'media', brand?.wordmark)
  return {
    title: shareTitle(doc),
    name: asText(brand?.wordmarkText) ?? asText(site?.name) ?? '',
    hour: lookOf(asDoc(site?.features)).parts.shareSun ? hourOf(path) : null,
    palette: paletteOf(asDoc(brand?.palette) as EnteredColours),
    fonts: await fontsOf(context, asDoc(brand?.titles)),
    wordmark: wordmark?.mimeType === 'image/svg+xml' ? String(wordmark.filename) : null,
    picture: pictureOf(image),
  }
}

async function fontsOf(context: DeliveryContext, titles: Doc): Promise<ShareFacts['fonts']> {
  const own = isOwn(undefined, titles) ? await uploaded(context, titles.file) : undefined
  if (own) return { large: own, small: own, italic: await uploaded(context, titles.italicFile) }
  const { files } = bundledFace('titles', asText(titles.face))
  const upright = files.filter(({ style }) => style === 'normal')
  const [large = files[0], small = large] = upright
  const italic = files.find(({ style }) => style === 'italic')
  if (!large || !small) throw new Error('A bundled typeface has no files; see ui/fonts/README.md.')
  return {
    large: { bundled: large.href },
    small: { bundled: small.href },
    italic: italic && { bundled: italic.href },
  }
}

async function uploaded(context: DeliveryContext, id: unknown): Promise<FontFile | undefined> {
  const file = await readRecord(context, 'media', id)
  return file?.mimeType === 'font/woff2' ? { uploaded: String(file.filename) } : undefined
}

/** Photographs only: an SVG or a video has no crop. */
function pictureOf(image: Doc | null): ShareFacts['picture'] {
  const { filename, mimeType, focalX, focalY, bgColor } = image ?? {}
  const isPhotograph = asText(mimeType)?.startsWith('image/') && mimeType !== 'image/svg+xml'
  if (!isPhotograph || typeof filename !== 'string') return null
  const part = (percent: unknown) => (typeof percent === 'number' ? percent / 100 : 0.5)
  const focus = { x: part(focalX), y: part(focalY) }
  return { file: filename, focus, mainColour: asText(bgColor) ?? null }
}

/** The title on a page’s share picture: its own, else that of its opening, else the SEO title. */
function shareTitle(doc: Doc): string | undefined {
  const opening = shownBlocks(doc.blocks).map(({ title }) => asText(title))
  return asText(doc.title) ?? opening.find(Boolean) ?? asText(asDoc(doc.seo).title)
}

/**
 * The position of the sun on the arc, 0 (sunrise) to 1 (sunset): the pages of a site follow one
 * day, from the home page in the morning to the listings in the evening. The galleries page has the
 * hour of a gallery.
 */
function hourOf(path: string): number {
  const page = pageAt(path)
  if (page && 'global' in page) return GLOBAL_PAGES[page.global].shareHour
  const below = pageCollections.find((collection) => isBelow(collection, path))
  return COLLECTION_PAGES[below ?? page?.collection ?? 'pages'].shareHour
}

/** Whether the pages of a collection are right below a path. */
function isBelow(collection: PageCollection, path: string) {
  const { below } = COLLECTION_PAGES[collection]
  return typeof below === 'string' && below !== '' && ownPath(below) === path
}
