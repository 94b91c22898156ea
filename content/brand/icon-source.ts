import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EnteredColours, Palette } from '@belvedere/kit/brand/colours.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { asDoc, type Doc } from '../delivery/context.ts'
import { uploadsDir } from '../media/uploads.ts'
import { type Drawing, DrawingError } from './clean-drawing.ts'
import { readDrawing } from './read-drawing.ts'

/** The drawing that all icons are made from, and what names it in their addresses. */
export type IconSource = { svg: string; version: string; ground: string }

type Records = {
  brand: Doc | null
  site: Doc | null
  /** Reads a file of the media library. */
  readFile: (id: unknown) => Promise<Doc | null>
}

/**
 * The drawing for the icons: the site's own icon if it is an SVG, else the mark on a disc of the
 * brand's ink. Null without either, and for an icon that is a picture.
 */
export async function iconSource(records: Records): Promise<IconSource | null> {
  const { brand, site } = records
  const palette = paletteOf(asDoc(brand?.palette) as EnteredColours)
  const own = await records.readFile(site?.favicon)
  if (own && own.mimeType !== 'image/svg+xml') return null
  const svg = own ? await svgOf(own) : await discOf(await records.readFile(brand?.mark), palette)
  if (!svg) return null
  const version = createHash('sha256')
    .update(svg + palette.ink)
    .digest('hex')
    .slice(0, 8)
  return { svg, version, ground: palette.ink }
}

function svgOf({ filename }: Doc): Promise<string | undefined> {
  const path = join(uploadsDir(), basename(String(filename)))
  return readFile(path, 'utf8').catch(() => undefined)
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

/** The mark in light colours on a dark disc, since a tab may be light or dark. */
function disc({ box, content, parts }: Drawing, palette: Palette): string {
  const inner = parts.map((part) => {
    const { x, y, width, height } = part.box
    const view = `${x} ${y} ${width} ${height}`
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}">${part.content}</svg>`
  })
  const shapes = [content, ...inner]
    .join('')
    .replaceAll(/var\(--accent[^)]*\)/g, palette.accentSoft)
    .replaceAll('currentColor', palette.paper)
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="${palette.ink}"/><svg x="8" y="8" width="84" height="84" viewBox="${view}" fill="${palette.paper}">${shapes}</svg></svg>`
}
