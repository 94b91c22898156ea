import { isObject } from '@belvedere/kit/json.ts'
import type { JsonObject, PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import type { Target } from '../../kinds/target.ts'
import { isPublicIn } from '../../payload/row.ts'
import { candidates } from './candidates.ts'
import { type ReferencingRow, type RowChange, removeFromRow } from './referencing-row.ts'
import { tableOf, versionsOf } from './tables.ts'

type Config = SanitizedCollectionConfig

/** The records of a collection that refer to the target: all, or the first ones. */
export async function inRecords(
  req: PayloadRequest,
  config: Config,
  target: Target,
  most: number,
): Promise<ReferencingRow[]> {
  const ids = await candidates(req, tableOf(req.payload, config.slug), target)
  return firstOf(ids, most, (part) => amongRecords(req, config, target, part))
}

/** Reads the rows with these ids, in parts until enough are found: a text may only look like an id. */
async function firstOf(
  ids: number[],
  most: number,
  read: (part: number[]) => Promise<ReferencingRow[]>,
): Promise<ReferencingRow[]> {
  const rows: ReferencingRow[] = []
  const size = Math.min(most, Math.max(ids.length, 1))
  for (let at = 0; at < ids.length && rows.length < most; at += size)
    rows.push(...(await read(ids.slice(at, at + size))))
  return rows
}

async function amongRecords(
  req: PayloadRequest,
  config: Config,
  target: Target,
  ids: number[],
): Promise<ReferencingRow[]> {
  const { slug } = config
  const where = { id: { in: ids } }
  const { docs } = await req.payload.db.find<JsonObject & TypeWithID>({
    collection: slug,
    where,
    // The default sort by title would need a locale.
    sort: 'id',
    pagination: false,
    limit: 0,
    req,
  })
  return docs.flatMap((doc) => {
    const change = removeFromRow(req, config.flattenedFields, doc, target)
    if (!change || isItself(target, slug, doc.id)) return []
    const data = change.after
    const clean = () =>
      req.payload.db.updateOne({ collection: slug, id: doc.id, data, req, returning: false })
    const again = () => amongRecords(req, config, target, [Number(doc.id)])
    return [
      ofRecord(req, config, doc.id, change, { clean, again, isPublic: isPublicIn(config, doc) }),
    ]
  })
}

/** The newest versions of a collection’s records that refer to the target: all, or the first ones. */
export async function inVersions(
  req: PayloadRequest,
  config: Config,
  target: Target,
  most: number,
): Promise<ReferencingRow[]> {
  const table = versionsOf(req.payload, config.slug)
  const ids = await candidates(req, table, target, { isLatestOnly: true })
  return firstOf(ids, most, (part) => amongVersions(req, config, target, part))
}

async function amongVersions(
  req: PayloadRequest,
  config: Config,
  target: Target,
  ids: number[],
): Promise<ReferencingRow[]> {
  const { slug } = config
  // Read again, one of them may have become an old version, which keeps its references.
  const where = { id: { in: ids }, latest: { equals: true } }
  const query = { collection: slug, where, sort: 'id', pagination: false, limit: 0, req }
  const { docs } = await req.payload.db.findVersions<JsonObject>(query)
  return docs.flatMap(({ id, ...row }) => {
    const change = removeFromRow(req, config.flattenedFields, row.version, target)
    if (!change || isItself(target, slug, row.parent)) return []
    const versionData = { ...row, version: change.after }
    const clean = () =>
      req.payload.db.updateVersion({ collection: slug, id, versionData, req, returning: false })
    const again = () => amongVersions(req, config, target, [Number(id)])
    return [ofRecord(req, config, row.parent, change, { clean, again, isPublic: false })]
  })
}

const isItself = ({ collection, id }: Target, slug: string, own: unknown) =>
  collection === slug && String(own) === String(id)

function ofRecord(
  req: PayloadRequest,
  { slug, admin, labels }: Config,
  id: number | string,
  { before, places }: RowChange,
  own: Pick<ReferencingRow, 'clean' | 'again' | 'isPublic'>,
): ReferencingRow {
  const title = textInLocale(before[admin.useAsTitle ?? 'id'], req) ?? String(id)
  const noun = typeof labels.singular === 'string' ? labels.singular : slug
  return { owner: { collection: slug, id }, title, noun, before, places, ...own }
}

/** A stored text: of the current locale, else of the first locale that has one. */
function textInLocale(value: unknown, { locale }: PayloadRequest): string | undefined {
  const texts = isObject(value) ? [value[locale ?? ''], ...Object.values(value)] : [value]
  const found = texts.find((text) => typeof text === 'string' && text !== '')
  return typeof found === 'string' ? found : undefined
}
