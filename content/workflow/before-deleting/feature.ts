import { isObject } from '@belvedere/kit/json.ts'
import { type CollectionConfig, Forbidden, type PayloadRequest, type Where } from 'payload'
import { usedInEndpoint, usedInField } from '../../overview/references/used-in.ts'
import { isEditor } from '../../payload/access.ts'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { refusal } from '../../payload/refusal.ts'
import { deleteScheduledJobs } from '../../payload/workarounds/delete-scheduled-jobs.ts'
import { EDITOR_BYTES, tooLarge } from '../../service/limits.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { MOST_AT_ONCE } from '../bulk/most-at-once.ts'
import { deleteEndpoints } from './delete-endpoints.ts'
import { manyGo } from './many-go.ts'
import { onlyByBin } from './only-by-bin.ts'
import { removeUses } from './remove-uses.ts'
import { whatGoes } from './what-goes.ts'
import type { Nouns } from './words.ts'

const RECORD = '/workflow/before-deleting/studio/delete-record.tsx#DeleteRecord'
const FORGET = '/workflow/before-deleting/studio/forget-deleted.tsx#ForgetDeleted'
const SELECTED = '/workflow/before-deleting/studio/delete-selected.tsx#DeleteSelected'
const BULK = '/workflow/bulk/studio/bulk-work.tsx#BulkWork'
const PUBLISH = '/workflow/bulk/studio/publish-selected.tsx#PublishSelected'

/**
 * Deleting a record moves it to the bin, after a dialog that shows its uses. A record that another
 * one needs is refused.
 */
export function withBin(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection
  const nouns = nounsOf(collection)
  const clientProps = { collection: slug, nouns }
  const added = addToCollection(collection, {
    endpoints: [beforeDeletingEndpoint(slug), ...deleteEndpoints(slug)],
    hooks: {
      beforeOperation: [onlyByBin],
      beforeDelete: [removeUses],
      afterDelete: [deleteScheduledJobs],
    },
    controls: [{ path: RECORD, clientProps }],
    aboveList: [
      { path: BULK, clientProps: { about: slug, nouns } },
      { path: SELECTED, clientProps },
      ...(collection.versions ? [{ path: PUBLISH, clientProps }] : []),
    ],
  })
  return { ...added, trash: true }
}

/** Deleted records go into the bin; the form of each shows where it is used. */
export const beforeDeleting: Feature = {
  collection: (collection) =>
    addToCollection(withBin(collection), {
      controls: [FORGET],
      below: [usedInField],
      endpoints: [usedInEndpoint(collection.slug)],
    }),
  global: (global) => addToGlobal(global, { controls: [FORGET] }),
}

/** The collection of files is called “Media”, which has no singular for counting. */
function nounsOf({ labels, slug }: CollectionConfig): Nouns {
  const [singular, plural] = [labels?.singular, labels?.plural]
  if (typeof singular !== 'string' || typeof plural !== 'string')
    return { singular: slug, plural: slug }
  return { singular, plural: slug === 'media' ? `${singular}s` : plural }
}

/**
 * `POST /api/<collection>/before-deleting` with `ids`, or with `where` for more than one request deletes:
 * the effects of deleting these records.
 */
function beforeDeletingEndpoint(collection: string) {
  return endpoint(isEditor, 'post', '/before-deleting', async (req) => {
    if (!isCollection(req.payload, collection)) throw new Forbidden(req.t)
    const { ids, where } = await readSelection(req)
    if (isObject(where)) return manyGo(req, collection, where as Where)
    return whatGoes(req, collection, idsIn(ids))
  })
}

async function readSelection(req: PayloadRequest) {
  if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
    throw refusal(tooLarge(EDITOR_BYTES), 413)
  return readBody(req)
}

function idsIn(ids: unknown): number[] {
  const list: unknown[] = Array.isArray(ids) ? ids : []
  const isWhole = list.every((id) => Number.isSafeInteger(id))
  if (isWhole && list.length > 0 && list.length <= MOST_AT_ONCE) return list.map(Number)
  throw refusal(`Send ids, from 1 to ${MOST_AT_ONCE}, or “where”.`, 400)
}
