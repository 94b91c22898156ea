import * as kinds from '@belvedere/blocks/fields.ts'
import type { Page } from '@belvedere/content/payload-types.ts'
import type { CopyBlock } from './copy.ts'
import { type Ids, idOf } from './ids.ts'
import { isLink, linkOf } from './links.ts'
import { isProse, proseOf } from './prose.ts'

type PageBlock = NonNullable<Page['blocks']>[number]
type Row = { [field: string]: unknown }

/** Fields that hold a file, named as in manifest.json. */
const FILES = new Set([
  ...['image', 'images', 'media', 'backgroundImage', 'flag', 'logo', 'link'],
  ...['video', 'videoFallbackImage', 'noon', 'dusk'],
])

/** Fields that refer to records by slug. */
const RECORDS = new Map<string, keyof Ids>([
  ['experience', 'experiences'],
  ['gallery_grid.items', 'galleries'],
  ['featured_listings.items', 'listings'],
  ['property_listing.items', 'listings'],
])

const slugs = new Set<unknown>(Object.values(kinds).map(({ slug }) => slug))

/**
 * Converts the blocks of the copy to blocks of the content model; kinds that no longer exist in
 * `blocks/` are omitted. Payload validates their fields when they are published.
 */
export function blocksOf(blocks: CopyBlock[], ids: Ids): PageBlock[] {
  return blocks.map((block) => rowOf(block, ids)).filter(isBlock)
}

function isBlock(row: Row): row is Row & PageBlock {
  return slugs.has(row.blockType)
}

function rowOf({ type, background, ...own }: Row, ids: Ids): Row {
  const fields = Object.entries(own).map(([name, value]) => {
    return [name, convert({ kind: type, name, value }, ids)]
  })
  return {
    ...(type !== undefined && { blockType: type }),
    ...Object.fromEntries(fields),
    ...(background !== undefined && { customize: { background: { color: { hex: background } } } }),
  }
}

type Value = { kind: unknown; name: string; value: unknown }

function convert({ kind, name, value }: Value, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((one) => convert({ kind, name, value: one }, ids))
  if (typeof value === 'string') return resolveName({ kind, name, value }, ids)
  if (isLink(value)) return linkOf(value, ids)
  if (isProse(value)) return proseOf(value, ids)
  return isRow(value) ? rowOf(value, ids) : value
}

function resolveName({ kind, name, value }: Value & { value: string }, ids: Ids): unknown {
  const collection = RECORDS.get(`${kind}.${name}`) ?? RECORDS.get(name)
  if (collection) return idOf(ids, collection, value)
  if (!FILES.has(name)) return value
  const id = idOf(ids, 'media', value)
  return name === 'media' ? { image: id } : id
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
