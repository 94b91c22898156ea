import { isObject } from '@belvedere/kit/json.ts'
import type { PayloadRequest, Where } from 'payload'
import { queueWork, wakeWork } from '../../long-work/jobs.ts'
import { UNDER_WAY } from '../../long-work/row.ts'
import { inNameOf } from '../../long-work/sign-in-again.ts'
import { asDoc } from '../../payload/doc.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import type { BinEntry } from '../../payload-types.ts'
import type { Binned } from '../bin/target-of.ts'
import { BULK_CHANGES, type BulkRow, type Edit } from './bulk-row.ts'
import { ABOUT_BIN, BULK, type BulkWhat, MOST_IN_BULK } from './progress.ts'
import { mayDo } from './work.ts'

const EXPECTED = `Send “what” (${BULK.join(', ')}), “collection” with “where” except for the bin, and “edit” with “data” for an edit.`
const MAY_NOT = 'Only publishers change what is public.'
const NONE: Record<BulkWhat, string> = {
  publish: 'There is nothing to publish: all of these are on the site as they are.',
  unpublish: 'There is nothing to take off the site: none of these is on it.',
  bin: 'There is nothing to delete: somebody else may have done it already.',
  'bring-back': 'There is nothing in the bin to bring back.',
  erase: 'The bin is empty already.',
  edit: 'There is nothing to edit: none of these is there any more.',
}
const STILL_EDITED =
  'Records of this list are still being edited. Wait until that is done, or stop it above the list; then try again.'
const TOO_MANY = `At most ${MOST_IN_BULK.toLocaleString('en')} are changed at once. Search or filter the list, or select page by page.`

/** Stores a bulk change with its records and its job; it goes on without the request. */
export async function beginBulk(
  req: PayloadRequest,
  body: Record<string, unknown>,
): Promise<BulkRow> {
  const what = BULK.find((one) => one === body.what)
  if (!what) throw refusal(EXPECTED, 400)
  const edit = what === 'edit' ? editIn(req, body.edit) : null
  if (!mayDo(req, { what, edit })) throw refusal(MAY_NOT, 403)
  const isOfBin = what === 'bring-back' || what === 'erase'
  const collection = isOfBin ? undefined : collectionIn(req, body.collection)
  const row = await inTransaction(req, async () => {
    const records = collection
      ? await recordsOf(req, what, collection, { ...asDoc(body.where) } as Where)
      : await binned(req, body.records)
    if (records.length === 0) throw refusal(NONE[what])
    if (collection && what === 'edit') await refuseTwo(req, collection)
    const account = Number(req.user?.id)
    const data = {
      ...{ owner: account, by: userName(req.user) ?? 'Somebody', ...inNameOf(req, account) },
      ...{ what, about: collection ?? aboutIn(req, body), state: 'running', records, edit },
      ...{ total: records.length, position: 0, done: 0, spentMs: 0 },
    }
    const made: BulkRow = await req.payload.db.create({
      collection: BULK_CHANGES.collection,
      data,
      req,
    })
    await queueWork(BULK_CHANGES, req, made.id)
    return made
  })
  wakeWork(BULK_CHANGES, req.payload)
  return row
}

/** Two edits at once may overtake each other, so that the older one would have the last word. */
async function refuseTwo(req: PayloadRequest, about: Binned['collection']) {
  const where: Where = {
    about: { equals: about },
    what: { equals: 'edit' },
    state: { in: UNDER_WAY },
  }
  const { totalDocs } = await req.payload.db.count({
    collection: BULK_CHANGES.collection,
    where,
    req,
  })
  if (totalDocs > 0) throw refusal(STILL_EDITED)
}

function editIn({ payload, locale }: PayloadRequest, edit: unknown): Edit {
  const { data, since } = asDoc(edit)
  if (!isObject(data) || Object.keys(data).length === 0) throw refusal(EXPECTED, 400)
  return {
    data,
    locale: payload.config.localization ? (locale ?? null) : null,
    ...(typeof since === 'string' && { since }),
  }
}

/** What is brought back was deleted in a list, or is in the bin. */
function aboutIn({ payload }: PayloadRequest, { about }: Record<string, unknown>) {
  return typeof about === 'string' && isCollection(payload, about) ? about : ABOUT_BIN
}

function collectionIn({ payload }: PayloadRequest, slug: unknown): Binned['collection'] {
  if (typeof slug !== 'string' || !isCollection(payload, slug)) throw refusal(EXPECTED, 400)
  return slug
}

/** The records that match as the list shows them, without those for which nothing would change. */
export async function recordsOf(
  req: PayloadRequest,
  what: BulkWhat,
  collection: Binned['collection'],
  asked: Where,
): Promise<string[]> {
  const { versions, trash } = req.payload.collections[collection].config
  if (what === 'bin' ? !trash : !versions?.drafts) throw refusal(EXPECTED, 400)
  const newest: Where = what === 'publish' ? { _status: { not_equals: 'published' } } : {}
  let ids = await idsOf(req, collection, { and: [asked, newest] }, true)
  if (what === 'unpublish') ids = await onSiteOf(req, collection, ids)
  if (ids.length > MOST_IN_BULK) throw refusal(TOO_MANY, 400)
  return ids.map((id) => `${collection}:${id}`)
}

/** Those of the records that visitors see, looked up in parts: a statement has only so many values. */
async function onSiteOf(req: PayloadRequest, collection: Binned['collection'], ids: number[]) {
  const found: number[] = []
  for (let at = 0; at < ids.length; at += MOST_IN_BULK) {
    const part = ids.slice(at, at + MOST_IN_BULK)
    const where: Where = { id: { in: part }, _status: { equals: 'published' } }
    found.push(...(await idsOf(req, collection, where, false)))
  }
  return found
}

async function idsOf(
  req: PayloadRequest,
  collection: Binned['collection'],
  where: Where,
  draft: boolean,
): Promise<number[]> {
  const query = { where, draft, sort: 'id', depth: 0, pagination: false, req } as const
  const own = { collection, overrideAccess: false, select: {} } as const
  const { docs } = await req.payload.find({ ...own, ...query })
  return docs.map(({ id }) => Number(id))
}

/**
 * These records of the bin, or all of it, however many: the one that was deleted first comes first.
 */
async function binned(req: PayloadRequest, records: unknown): Promise<string[]> {
  const named = Array.isArray(records) ? records.map(String) : undefined
  if (named && named.length > MOST_IN_BULK) throw refusal(TOO_MANY, 400)
  const where: Where = named ? { record: { in: named } } : {}
  const query = { collection: 'bin-entries', where, sort: 'id', pagination: false, req } as const
  return (await req.payload.db.find<BinEntry>(query)).docs.map(({ record }) => record)
}
