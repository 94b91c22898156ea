import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnteredColours, Palette } from '@belvedere/kit/brand/colours.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { lookOf } from '@belvedere/kit/theme/look.ts'
import { viewableFile } from '../../media/delivered-file.ts'
import { uploads } from '../../media/storage/uploads-storage.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { type Drawing, DrawingError } from './drawing.ts'
import { readDrawing } from './read-drawing.ts'
import { RULE } from './rule.ts'

/** The source of all icons, and the version that identifies it in their addresses. */
export type IconSource = {
  /** An SVG, or the site's own icon if that is a picture. */
  image: Buffer<ArrayBuffer>
  kind: 'drawing' | 'picture' | 'default'
  version: string
  ground: string
}

type Records = {
  brand: Doc | null
  site: Doc | null
  /** Reads a file of the media library. */
  readFile: (id: unknown) => Promise<Doc | null>
}

/**
 * The image for the icons: the site’s own icon, else the mark on a disc of the brand’s ink, else
 * the built-in icon, which is a sun, or a rule where the site shows no sun. Null if that file is
 * missing.
 */
export async function iconSource(records: Records): Promise<IconSource | null> {
  const { brand, site } = records
  const palette = paletteOf(asDoc(brand?.palette) as EnteredColours)
  const found =
    (await ownIcon(await records.readFile(site?.favicon))) ??
    (await markIcon(await records.readFile(brand?.mark), palette)) ??
    ruleIcon(site, palette) ??
    (await defaultIcon())
  if (!found) return null
  const version = createHash('sha256')
    .update(found.image)
    .update(palette.ink + DESIGN)
    .digest('hex')
    .slice(0, 8)
  return { ...found, version, ground: palette.ink }
}

/** Increase it when icons are drawn differently. */
const DESIGN = 2

type Image = Pick<IconSource, 'image' | 'kind'>

async function ownIcon(file: Doc | null): Promise<Image | undefined> {
  if (typeof file?.filename !== 'string') return undefined
  const path = await uploads().find(viewableFile(file.filename))
  if (!path) return undefined
  const kind = file.mimeType === 'image/svg+xml' ? 'drawing' : 'picture'
  return imageAt(path, kind)
}

async function markIcon(file: Doc | null, palette: Palette): Promise<Image | undefined> {
  const svg = await discOf(file, palette)
  return svg ? { image: Buffer.from(svg), kind: 'drawing' } : undefined
}

/** A rule on a disc, for a site without the sun as its sign. */
function ruleIcon(site: Doc | null, palette: Palette): Image | undefined {
  if (lookOf(asDoc(site?.features)).parts.sign) return undefined
  return { image: Buffer.from(onDisc(RULE, palette)), kind: 'drawing' }
}

function defaultIcon(): Promise<Image | undefined> {
  return imageAt(join(projectRoot(), 'site/public/favicon.svg'), 'default')
}

async function imageAt(path: string, kind: IconSource['kind']): Promise<Image | undefined> {
  const image = await readFile(path).catch(() => undefined)
  return image && { image, kind }
}

async function discOf(file: Doc | null, palette: Palette): Promise<string | undefined> {
  if (typeof file?.filename !== 'string') return undefined
  try {
    return disc(await readDrawing(file.filename), palette)
  } catch (error) {
    if (error instanceof DrawingError) return undefined
    throw error
  }
}

function disc({ box, content, parts }: Drawing, palette: Palette): string {
  const inner = parts.map((part) => {
    const { x, y, width, height } = part.box
    const view = `${x} ${y} ${width} ${height}`
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}">${part.content}</svg>`
  })
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`
  const shapes = [content, ...inner].join('')
  return onDisc(
    `<svg x="8" y="8" width="84" height="84" viewBox="${view}">${shapes}</svg>`,
    palette,
  )
}

/** Shapes in light colours on a dark disc, since a tab may be light or dark. */
function onDisc(shapes: string, palette: Palette): string {
  const light = shapes
    .replaceAll(/var\(--accent[^)]*\)/g, palette.accentSoft)
    .replaceAll('currentColor', palette.paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="${palette.ink}"/><g fill="${palette.paper}">${light}</g></svg>`
}
