import * as kinds from '@belvedere/blocks/fields.ts'
import type { Addressed } from '@belvedere/content/model/free-slug.ts'
import { isObject } from '@belvedere/kit/json.ts'
import type { Block, Field } from 'payload'
import { type Ids, idOf } from '../ids.ts'
import { isLink, linkOf } from '../links.ts'
import { isProse, proseOf } from '../prose.ts'
import {
  fieldsIn,
  isLinkList,
  isLookGroup,
  isMediaGroup,
  isMediaList,
  type NamedField,
  namedFields,
} from './named-fields.ts'

type Row = Record<string, unknown>

/** An object of a property's files as the model stores it: names and paths become ids. */
export function storedOf(fields: readonly Field[], row: Row, ids: Ids): Row {
  const values = namedFields(fields).flatMap((field): [string, unknown][] => {
    if (isLookGroup(field)) return lookOf(field.name, row.background)
    return field.name in row ? [[field.name, storedValue(field, row[field.name], ids)]] : []
  })
  return Object.fromEntries(values)
}

function lookOf(name: string, background: unknown): [string, unknown][] {
  return background === undefined ? [] : [[name, { background: { color: { hex: background } } }]]
}

/** Blocks as stored; without those of kinds that are not in `blocks/`. */
export function storedBlocks(
  blocks: readonly unknown[],
  ids: Ids,
  known: readonly Block[] = Object.values(kinds),
): Row[] {
  return blocks.filter(isObject).flatMap((block) => {
    const kind = known.find(({ slug }) => slug === block.type)
    return kind ? [{ blockType: kind.slug, ...storedOf(kind.fields, block, ids) }] : []
  })
}

function storedValue(field: NamedField, value: unknown, ids: Ids): unknown {
  if (value === null || value === undefined) return value
  if (isLinkList(field)) return each(value, (link) => ({ link: storedLink(link, ids) }))
  if (isMediaList(field)) return each(value, (media) => storedMedia(fieldsIn(field), media, ids))
  if (isMediaGroup(field)) return storedMedia(fieldsIn(field), value, ids)
  if (isLink(value)) return linkOf(value, ids)
  switch (field.type) {
    case 'upload':
      return each(value, (name) => idOf(ids, 'media', String(name)))
    case 'relationship':
      return each(value, (slug) => idOf(ids, field.relationTo as Addressed, String(slug)))
    case 'group':
    case 'array':
      return each(value, (row) => (isObject(row) ? storedOf(fieldsIn(field), row, ids) : row))
    case 'blocks':
      return Array.isArray(value) ? storedBlocks(value, ids, ownKinds(field.blocks)) : value
    case 'richText':
      return isProse(value) ? proseOf(value, ids) : value
    default:
      return value
  }
}

/** The blocks of a page are of all kinds; those inside a block have kinds of their own. */
const ownKinds = (blocks: readonly Block[]) => (blocks.length > 0 ? blocks : undefined)

function each(value: unknown, stored: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(stored) : stored(value)
}

function storedLink(link: unknown, ids: Ids) {
  return isLink(link) ? linkOf(link, ids) : link
}

/** A picture alone may be written as its name. */
function storedMedia(fields: readonly Field[], media: unknown, ids: Ids) {
  const row = typeof media === 'string' ? { image: media } : media
  return isObject(row) ? storedOf(fields, row, ids) : row
}
