import type { JsonObject, PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { candidates } from './candidates.ts'
import { type Found, type Holding, isSeen, lookInto } from './holding.ts'
import { tableOf, versionsOf } from './tables.ts'
import { isObject, type Target } from './target.ts'

type Config = SanitizedCollectionConfig

/** The records of a collection that hold the target. */
export async function inRecords(req: PayloadRequest, config: Config, target: Target) {
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

/** The newest versions of its records that hold the target. */
export async function inVersions(req: PayloadRequest, config: Config, target: Target) {
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

const isItself = ({ collection, id }: Target, slug: string, own: unknown) =>
  collection === slug && String(own) === String(id)

function ofRecord(
  req: PayloadRequest,
  { slug, admin, labels }: Config,
  id: number | string,
  { before, places }: Found,
  clean: Holding['clean'],
  isPublic: boolean,
): Holding {
  const title = wordsOf(before[admin.useAsTitle ?? 'id'], req) ?? String(id)
  const noun = typeof labels.singular === 'string' ? labels.singular : slug
  return { owner: { collection: slug, id }, title, noun, isPublic, before, places, clean }
}

/** A stored text, which has one form for each language. */
function wordsOf(value: unknown, { locale }: PayloadRequest): string | undefined {
  const texts = isObject(value) ? [value[locale ?? ''], ...Object.values(value)] : [value]
  const found = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : undefined
}
