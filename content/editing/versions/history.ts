import type { DocumentViewServerProps, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { readKeyedWords } from '../keyed/read-keyed-words.ts'
import { changesOf, type Form } from './changes-of.ts'

/** Versions on one page of the list; each is compared with the one before it. */
const PER_PAGE = 10

type Stored = {
  id: number | string
  updatedAt: string
  version: Record<string, unknown>
}

/** One version: its author, its time, and its changes since the previous version. */
export type HistoryEntry = {
  id: number | string
  savedAt: string
  savedBy: string
  isPublished: boolean
  /** Undefined for the first version. */
  changes: string[] | undefined
}

type HistoryPage = { entries: HistoryEntry[]; page: number; pages: number }

/** The record or global whose history is shown. */
type Owner = Pick<
  DocumentViewServerProps['initPageResult'],
  'collectionConfig' | 'docID' | 'globalConfig' | 'req'
>

/** A page of the history of a record, newest first. */
export async function readHistory(owner: Owner, page: number): Promise<HistoryPage> {
  const { docs, totalPages } = await findVersions(owner, {}, PER_PAGE, page)
  const { docs: older } = await findVersions(owner, {}, 1, page * PER_PAGE + 1)
  const form = await formOf(owner)
  const before = [...docs.slice(1), ...older]
  const entries = docs.map((one, index) => entryOf(form, one, before[index]))
  return { entries, page, pages: totalPages }
}

/** One version of the history. */
export async function readEntry(owner: Owner, id: string): Promise<HistoryEntry | undefined> {
  const { docs } = await findVersions(owner, { id: { equals: id } }, 1)
  const [version] = docs
  if (!version) return undefined
  const earlier = { updatedAt: { less_than: version.updatedAt } }
  const before = await findVersions(owner, earlier, 1)
  return entryOf(await formOf(owner), version, before.docs[0])
}

function entryOf(form: Form, { id, updatedAt, version }: Stored, before?: Stored): HistoryEntry {
  const { savedBy } = version
  return {
    id,
    savedAt: updatedAt,
    savedBy: typeof savedBy === 'string' && savedBy !== '' ? savedBy : 'Not recorded',
    isPublished: version._status === 'published',
    changes: before && changesOf(form, before.version, version),
  }
}

async function findVersions(owner: Owner, only: Where, limit: number, page = 1) {
  const { collectionConfig, docID, globalConfig, req } = owner
  const parent: Where = collectionConfig ? { parent: { equals: docID } } : {}
  const query = { limit, page, sort: '-updatedAt', ...asEditor(req) }
  const where: Where = { and: [parent, only, withoutSnapshots(req.payload.config)] }
  const { payload } = req
  if (collectionConfig) {
    const found = await payload.findVersions({ collection: collectionConfig.slug, where, ...query })
    return { docs: found.docs.map(stored), totalPages: found.totalPages }
  }
  if (!globalConfig) return { docs: [], totalPages: 0 }
  const found = await payload.findGlobalVersions({ slug: globalConfig.slug, where, ...query })
  return { docs: found.docs.map(stored), totalPages: found.totalPages }
}

/** Versions that Payload uses internally, where languages are published one by one. */
function withoutSnapshots({ localization }: SanitizedConfig): Where {
  return localization ? { snapshot: { not_equals: true } } : {}
}

type Found = { id: number | string; updatedAt: string; version: object }

const stored = ({ id, updatedAt, version }: Found): Stored => ({
  id,
  updatedAt,
  version: { ...version },
})

/** Reads as the signed-in editor; the name of who saved is in a hidden field. */
function asEditor(req: PayloadRequest) {
  return { depth: 0, overrideAccess: false, showHiddenFields: true, req, user: req.user } as const
}

async function formOf({ collectionConfig, globalConfig, req }: Owner): Promise<Form> {
  const none = { fields: [], flattenedFields: [] }
  const { fields, flattenedFields } = collectionConfig ?? globalConfig ?? none
  const keyed = await readKeyedWords(req, flattenedFields)
  return { fields, kinds: kindsOf(req.payload.config), keyed }
}

/** The kinds of blocks by their slug. */
export const kindsOf = ({ blocks = [] }: SanitizedConfig) =>
  new Map(blocks.map((kind) => [kind.slug, kind]))
