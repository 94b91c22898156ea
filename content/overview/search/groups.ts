import type { PayloadRequest } from 'payload'
import {
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  isPageCollection,
  isPageGlobal,
} from '../../kinds/table.ts'
import { globalOf, isCollection, type Kind, Kinds } from '../kinds.ts'
import { readableKinds } from '../readable-kinds.ts'
import type { Range } from './find-hits.ts'

/** Kinds whose results are shown together. */
export type Group = { name: string; label: string; ranges: Range[] }

const SETTINGS = { name: 'settings', label: 'Main pages and settings' }

/** The groups that the user may read: each collection, and all settings together. */
export async function searchGroups(req: PayloadRequest): Promise<Group[]> {
  const kinds = new Kinds(req.payload.config.globals)
  const readable = (await readableKinds(req)).filter(isSearched)
  const collections = readable.filter((kind) => globalOf(kind) === undefined)
  const settings = readable.filter((kind) => globalOf(kind) !== undefined)
  const ranges = settings.map((kind) => kinds.rangeOf(kind))
  return [
    ...(ranges.length > 0 ? [{ ...SETTINGS, ranges }] : []),
    ...collections.map((kind) => {
      return { name: kind, label: pluralOf(req, kind), ranges: [kinds.rangeOf(kind)] }
    }),
  ]
}

/**
 * Media, places on the map, redirects and settings that are no pages can be searched as well.
 * Patterns repeat the texts of pages, and are found by name where a block is added.
 */
function isSearched(kind: Kind): boolean {
  const slug = globalOf(kind) ?? kind
  if (slug === 'patterns') return false
  if (isPageCollection(slug)) return COLLECTION_PAGES[slug].found.inSearch
  return !isPageGlobal(slug) || GLOBAL_PAGES[slug].found.inSearch
}

function pluralOf({ payload }: PayloadRequest, kind: Kind): string {
  const plural = isCollection(kind) && payload.collections[kind].config.labels.plural
  return typeof plural === 'string' ? plural : kind
}
