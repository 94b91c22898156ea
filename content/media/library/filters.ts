import { asFields } from '@belvedere/kit/json.ts'
import type { Where } from 'payload'

/** What the library shows: chosen above the grid and kept in the address as a query. */
export type Filters = {
  kind: Kind | ''
  state: 'unused' | 'undescribed' | ''
  /** The id of a folder, `none` for files without one, or empty for all. */
  folder: string
}

export type Kind = 'picture' | 'film' | 'document' | 'model' | 'font'

const MIME: Record<Kind, string> = {
  picture: 'image/',
  film: 'video/',
  document: 'application/pdf',
  model: 'model/',
  font: 'font/',
}

const UNUSED: Where = { unused: { equals: true } }

/** Visitors see pictures and films, so these need a description. */
const UNDESCRIBED: Where = {
  and: [
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
    { or: [{ mimeType: { contains: MIME.picture } }, { mimeType: { contains: MIME.film } }] },
  ],
}

/** The query of these filters. */
export function whereOf({ kind, state, folder }: Filters): Where {
  const and: Where[] = [
    ...(kind ? [{ mimeType: { contains: MIME[kind] } }] : []),
    ...(folder === 'none' ? [{ folder: { exists: false } }] : []),
    ...(folder && folder !== 'none' ? [{ folder: { equals: folder } }] : []),
    ...(state === 'unused' ? [UNUSED] : []),
    ...(state === 'undescribed' ? [UNDESCRIBED] : []),
  ]
  return and.length > 0 ? { and } : {}
}

/** The filters of a query that `whereOf` made, for example one from the address. */
export function filtersOf(where: unknown): Filters {
  const filters: Filters = { kind: '', state: '', folder: '' }
  for (const condition of listOf(asFields(where).and).map(asFields)) {
    const { mimeType, folder, unused, and } = condition
    if (mimeType) filters.kind = kindOf(asFields(mimeType).contains) ?? ''
    if (folder) filters.folder = String(asFields(folder).equals ?? 'none')
    if (unused) filters.state = 'unused'
    if (and) filters.state = 'undescribed'
  }
  return filters
}

/** The value of a select, or undefined if it is no kind. */
export function kindOf(value: unknown): Kind | undefined {
  const kinds: Kind[] = ['picture', 'film', 'document', 'model', 'font']
  return kinds.find((kind) => kind === value || MIME[kind] === value)
}

/** Addresses hold a list as an object with numbers for keys. */
const listOf = (value: unknown): unknown[] => Object.values(asFields(value))
