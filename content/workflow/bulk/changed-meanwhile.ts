import { isObject } from '@belvedere/kit/json.ts'
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { titleOf } from '../../accounts/audit/title-of.ts'
import { isFields, isSameIn, KEYED_FIELDS } from '../../editing/together/same.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { refusal } from '../../payload/refusal.ts'
import { OPEN_FOR } from './open-for.ts'

const WATCHED = 'bulk: what an edit of many records writes'

/** What an edit writes into all its records, and since when its editor has not seen them anew. */
type Watched = { collection: string; data: Doc; since: string }

/**
 * Leaves a record as it is in which somebody has changed a field meanwhile that the edit of this
 * request sets: of two changes of other fields both stay, and a field that was not touched is set.
 */
export function watchEdit(req: PayloadRequest, watched: Watched): void {
  req.context[WATCHED] = watched
}

/** When the drawer of an edit was opened, if the request says so. */
export function openedAt({ headers }: PayloadRequest): string | undefined {
  const ms = Number(headers.get(OPEN_FOR) ?? Number.NaN)
  const time = Date.now() - ms
  return ms >= 0 && time > 0 ? new Date(time).toISOString() : undefined
}

/** Watches an edit that is done in one request. */
export const watchEditOfList: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || 'id' in args || req.payloadAPI !== 'REST') return
  const since = openedAt(req)
  if (since) watchEdit(req, { collection: collection.slug, data: asDoc(args.data), since })
}

/** Refuses to edit a record in which somebody has changed one of the fields meanwhile. */
export const refuseChanged: CollectionBeforeValidateHook = async ({
  collection,
  operation,
  originalDoc,
  req,
}) => {
  const watched = req.context[WATCHED]
  if (operation !== 'update' || !isWatched(watched) || watched.collection !== collection.slug)
    return
  const { id, updatedAt } = asDoc(originalDoc)
  if (String(updatedAt) <= watched.since) return
  const slug = collection.slug as CollectionSlug
  const now = await versionOf(req, slug, id)
  const then = await versionOf(req, slug, id, watched.since)
  if (!isChanged(watched.data, now, then)) return
  throw refusal(sentenceFor(titleOf(collection, asDoc(originalDoc))))
}

const sentenceFor = (title: string) =>
  `Somebody has changed this field of “${title}” since you began. Look at it, and change it there.`

function isWatched(value: unknown): value is Watched {
  return isObject(value) && typeof value.since === 'string' && isObject(value.data)
}

/** The newest version of a record, or the newest of those up to a moment; undefined if none is kept. */
async function versionOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  until?: string,
): Promise<Doc | undefined> {
  const own = { parent: { equals: id } }
  const where = until ? { and: [own, { updatedAt: { less_than_equal: until } }] } : own
  const query = { where, sort: '-updatedAt', limit: 1, depth: 0, req }
  const { docs } = await req.payload.findVersions({ collection, ...query })
  return docs[0] && asDoc(docs[0].version)
}

/** Whether a field that is to be written has another value than before, and not the one it is to get. */
function isChanged(data: Doc, now: Doc | undefined, then: Doc | undefined): boolean {
  return Object.entries(data).some(([name, value]) => {
    const [own, before] = [now?.[name], then?.[name]]
    if (name === '_status' || isSameIn(name, own, value)) return false
    if (then && isSameIn(name, own, before)) return false
    // A field with keys of its own is written as a whole.
    const isGroup = isFields(value) && !KEYED_FIELDS.has(name)
    return isGroup && then ? isChanged(value, asDoc(own), asDoc(before)) : true
  })
}
