import { showsMap } from '@belvedere/content/model/shows-map.ts'
import type { GlobalSlug, PayloadRequest } from 'payload'
import type { CopyPlan } from './copy.ts'
import { GLOBAL_PARTS, type GlobalPart } from './format/parts.ts'
import { globalIn, type Property } from './format/read-property.ts'
import { storedOf } from './format/stored.ts'
import type { Ids } from './ids.ts'

/** A global of a property: settings or a page that exists once. */
export type SeedGlobal = {
  slug: GlobalSlug
  title: string
  data: (ids: Ids) => object
  write: (req: PayloadRequest, ids: Ids) => Promise<unknown>
}

/**
 * The globals of a property. The site settings come last: they mark a complete seed, so they are
 * written, as a draft, even where the property has none.
 */
export function globalsOf(property: Property): SeedGlobal[] {
  return GLOBAL_PARTS.flatMap((part) => {
    const row = globalIn(property, part.key)
    return row || part.slug === 'site' ? [globalOf(part, row, property)] : []
  })
}

function globalOf(
  { slug, title, fields }: GlobalPart,
  row: Record<string, unknown> | undefined,
  { plan }: Property,
): SeedGlobal {
  const own = slug === 'map' ? { places: placesOf(plan), ...row } : (row ?? {})
  const isPublic = slug === 'map' ? showsMap(own) : row !== undefined
  const status = { _status: isPublic ? ('published' as const) : ('draft' as const) }
  const data = (ids: Ids): object => ({ ...storedOf(fields, own, ids), ...status })
  const write = (req: PayloadRequest, ids: Ids) => {
    return req.payload.updateGlobal({ slug, data: data(ids), draft: !isPublic, depth: 0, req })
  }
  return { slug, title, data, write }
}

/** The pins of the map; `plan.json` has their positions in fractions of width and height. */
function placesOf(plan: CopyPlan) {
  return Object.entries(plan).map(([meshKey, { x, y }]) => {
    return { meshKey, x: percent(x), y: percent(y) }
  })
}

function percent(part: number) {
  return Math.round(part * 1e4) / 100
}
