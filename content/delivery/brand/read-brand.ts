import type { EnteredColours, Palette } from '@belvedere/kit/brand/colours.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import type { Payload } from 'payload'
import { asDoc, asText } from '../../payload/doc.ts'
import { type Drawing, DrawingError } from './drawing.ts'
import { readDrawing } from './read-drawing.ts'

/** The parts of the published brand that the studio itself shows. */
type StudioBrand = { name: string; palette: Palette; mark: Drawing | null }

/** The published brand for the studio; neutral where nothing is published. */
export async function readBrand(payload: Payload): Promise<StudioBrand> {
  const [brand, site] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 1 }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ])
  return {
    name: (isPublic(site) && asText(site.name)) || 'Belvedere',
    palette: publicPalette(brand),
    mark: isPublic(brand) ? await markOf(asDoc(brand.mark)) : null,
  }
}

/** The colours of the published brand; neutral where nothing is published. */
export async function readPalette(payload: Payload): Promise<Palette> {
  return publicPalette(await payload.findGlobal({ slug: 'brand', depth: 0 }))
}

const isPublic = (doc: { _status?: unknown }) => doc._status === 'published'

function publicPalette(brand: { _status?: unknown; palette?: unknown }): Palette {
  return paletteOf((isPublic(brand) ? asDoc(brand.palette) : {}) as EnteredColours)
}

async function markOf({ filename }: { filename?: unknown }): Promise<Drawing | null> {
  if (typeof filename !== 'string') return null
  try {
    return await readDrawing(filename)
  } catch (error) {
    if (error instanceof DrawingError) return null
    throw error
  }
}
