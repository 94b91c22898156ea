import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  JsonObject,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  TypeWithID,
} from 'payload'
import { candidates } from './candidates.ts'
import { tableOf, versionsOf } from './tables.ts'
import { isObject, type Target } from './target.ts'
import { type Place, Walk } from './walk.ts'

type Row = Record<string, unknown>

/** A stored row that holds the target: a record, settings, or the newest version of one of them. */
export type Holding = {
  owner: { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }
  title: string
  noun: string
  /** Whether the public sees this row. */
  isPublic: boolean
  before: Row
  places: Place[]
  /** Stores the row without the target. */
  clean: () => Promise<unknown>
}

/** All rows that hold the target, other than its own. */
export async function findHoldings(req: PayloadRequest, target: Target): Promise<Holding[]> {
  const { collections, globals } = req.payload.config
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const found: Holding[] = []
  for (const collection of own) {
    found.push(...(await inRecords(req, collection, target)))
    if (collection.versions?.drafts) found.push(...(await inVersions(req, collection, target)))
  }
  for (const global of globals) found.push(...(await inGlobal(req, global, target)))
  return found
}

type Found = Pick<Holding, 'before' | 'places'> & { after: Row }

function lookInto(req: PayloadRequest, fields: FlattenedField[], before: Row, target: Target) {
  const walk = new Walk(req.payload.config, target)
  const after = walk.row(fields, before)
  return after !== before ? { before, after, places: walk.places } : undefined
}

async function inRecords(req: PayloadRequest, config: SanitizedCollectionConfig, target: Target) {
  const { slug } = config
  const ids = await candidates(req, tableOf(req.payload, slug), target)
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const { docs } = await req.payload.db.find<JsonObject & TypeWithID>({
    collection: slug,
    where,
    // Sorting by the title would ask for a language.
    sort: 'id',
    pagination: false,
    limit: 0,
    req,
  })
  return docs.flatMap((doc) => {
    const found = lookInto(req, config.flattenedFields, doc, target)
    if (!found || isItself(target, slug, doc.id)) return []
    const data = found.after
    const clean = () =>
      req.payload.db.updateOne({ collection: slug, id: doc.id, data, req, returning: false })
    return [ofRecord(req, config, doc.id, found, clean, isSeen(doc))]
  })
}

async function inVersions(req: PayloadRequest, config: SanitizedCollectionConfig, target: Target) {
  const { slug } = config
  const table = versionsOf(req.payload, slug)
  const ids = await candidates(req, table, target, { isLatestOnly: true })
  if (ids.length === 0) return []
  const where = { id: { in: ids } }
  const wanted = { collection: slug, where, sort: 'id', pagination: false, limit: 0, req }
  const { docs } = await req.payload.db.findVersions<JsonObject>(wanted)
  return docs.flatMap(({ id, ...row }) => {
    const found = lookInto(req, config.flattenedFields, row.version, target)
    if (!found || isItself(target, slug, row.parent)) return []
    const versionData = { ...row, version: found.after }
    const clean = () =>
      req.payload.db.updateVersion({ collection: slug, id, versionData, req, returning: false })
    return [ofRecord(req, config, row.parent, found, clean, false)]
  })
}

async function inGlobal(req: PayloadRequest, config: SanitizedGlobalConfig, target: Target) {
  const { db } = req.payload
  const { slug, flattenedFields } = config
  const row = await db.findGlobal<JsonObject & TypeWithID>({ slug, req })
  const found = row && lookInto(req, flattenedFields, row, target)
  const seen =
    found &&
    ofGlobal(config, found, isSeen(row), () =>
      db.updateGlobal({ slug, data: found.after, req, returning: false }),
    )
  const where = { latest: { equals: true } }
  const versions = { global: slug, where, pagination: false, limit: 0, req }
  const { docs } = await db.findGlobalVersions<JsonObject>(versions)
  const drafts = docs.flatMap(({ id, ...version }) => {
    const hit = lookInto(req, flattenedFields, version.version, target)
    if (!hit) return []
    const versionData = { ...version, version: hit.after }
    const clean = () =>
      db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false })
    return [ofGlobal(config, hit, false, clean)]
  })
  return seen ? [seen, ...drafts] : drafts
}

const isSeen = ({ _status }: Row) => _status === undefined || _status === 'published'

const isItself = ({ collection, id }: Target, slug: string, own: unknown) =>
  collection === slug && String(own) === String(id)

function ofRecord(
  req: PayloadRequest,
  { slug, admin, labels }: SanitizedCollectionConfig,
  id: number | string,
  { before, places }: Found,
  clean: Holding['clean'],
  isPublic: boolean,
): Holding {
  const title = wordsOf(before[admin.useAsTitle ?? 'id'], req) ?? String(id)
  const noun = typeof labels.singular === 'string' ? labels.singular : slug
  return { owner: { collection: slug, id }, title, noun, isPublic, before, places, clean }
}

function ofGlobal(
  { slug, label }: SanitizedGlobalConfig,
  { before, places }: Found,
  isPublic: boolean,
  clean: Holding['clean'],
): Holding {
  const title = typeof label === 'string' ? label : slug
  return { owner: { global: slug }, title, noun: '', isPublic, before, places, clean }
}

/** A stored text, which has one form for each language. */
function wordsOf(value: unknown, { locale }: PayloadRequest): string | undefined {
  const texts = isObject(value) ? [value[locale ?? ''], ...Object.values(value)] : [value]
  const found = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : undefined
}
