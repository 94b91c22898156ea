import { NotFound, type PayloadRequest } from 'payload'
import { refuseLocked } from '../../editing/together/refuse-locked.ts'
import { targetOf as editedOf } from '../../editing/together/target.ts'
import { findUses } from '../../overview/references/uses.ts'
import { isPublisher } from '../../payload/access.ts'
import { asDoc } from '../../payload/doc.ts'
import { refusal } from '../../payload/refusal.ts'
import { PUBLIC, refusalOf } from '../before-deleting/refusal-of.ts'
import { allowedIds } from '../before-deleting/what-goes.ts'
import { bringBack } from '../bin/bring-back.ts'
import { eraseIn } from '../bin/erase.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { type Binned, targetOf } from '../bin/target-of.ts'
import { backOf } from '../bin/words.ts'
import { setPublic } from '../releases/set-public.ts'
import { isOnSite } from '../releases/versions-of.ts'
import type { BulkRow } from './bulk-row.ts'
import { watchEdit } from './changed-meanwhile.ts'
import type { Named } from './progress.ts'

/**
 * It is changed, has to wait until those that use it are, or is only partly changed: the next
 * transaction goes on with it.
 */
export type Done = 'done' | 'later' | 'partly' | Noted

/** It is changed, and there is something to know: a sentence, or those still to come that use it. */
type Noted = { note: string; users?: Pick<Named, 'record' | 'title'>[] }

type Place = {
  /** The records that are still to come. */
  pending: ReadonlySet<string>
  /** Whether it had to wait, and comes for the second time. */
  isAgain: boolean
  isTimeOver: () => boolean
}

/**
 * Changes one record of a bulk change, in the request’s transaction, which has waited for it. Throws
 * a refusal if it has to stay as it is.
 */
export async function changeOne(
  req: PayloadRequest,
  { what, createdAt, edit }: BulkRow,
  record: string,
  place: Place,
): Promise<Done> {
  const target = targetOf(req, record)
  if (what === 'erase') return (await eraseIn(req, record, place.isTimeOver)) ? 'done' : 'partly'
  if (what === 'bring-back') {
    const back = await bringBack(req, record)
    return back.slug || back.off ? { note: backOf([back]) } : 'done'
  }
  await refuseOpen(req, target)
  if (what === 'bin') return toBin(req, target, place)
  if (what === 'edit') await editOne(req, target, { edit, createdAt })
  else if (what === 'publish') await publishNewest(req, target, createdAt)
  else await takeOffSite(req, target)
  return 'done'
}

async function refuseOpen(req: PayloadRequest, target: Binned) {
  const edited = editedOf(req.payload.config, target)
  if (edited) await refuseLocked(req, edited)
}

/** Sets the fields on top of the newest draft, as the list's own “Edit” does, and may publish it. */
async function editOne(
  req: PayloadRequest,
  { collection, id }: Binned,
  { edit, createdAt }: Pick<BulkRow, 'edit' | 'createdAt'>,
) {
  const data = { ...edit?.data }
  if (data._status === 'published') await readSeen(req, { collection, id }, createdAt)
  watchEdit(req, { collection, data, since: edit?.since ?? createdAt })
  if (edit?.locale) req.locale = edit.locale
  const options = { draft: true, depth: 0, overrideAccess: false, req } as const
  await req.payload.update({ collection, id, data, ...options })
}

const CHANGED = 'Somebody has changed it since this was begun. Look at it, and publish it there.'

/** Publishes the newest draft, unless it is public. */
async function publishNewest(req: PayloadRequest, target: Binned, begunAt: string) {
  if ((await readSeen(req, target, begunAt)) === 'published') return
  await setPublic(req, draftedOf(req, target), true)
}

/** The status of the newest draft. What was written after the publisher decided is not published unseen. */
async function readSeen(req: PayloadRequest, { collection, id }: Binned, begunAt: string) {
  const select = { updatedAt: true, _status: true } as const
  const query = { draft: true, depth: 0, overrideAccess: false, req } as const
  const newest: unknown = await req.payload.findByID({ collection, id, ...query, select })
  const { updatedAt, _status } = asDoc(newest)
  if (_status !== 'published' && String(updatedAt) > begunAt) throw refusal(CHANGED)
  return _status
}

async function takeOffSite(req: PayloadRequest, binned: Binned) {
  const target = draftedOf(req, binned)
  if (await isOnSite(req, target)) await setPublic(req, target, false)
}

function draftedOf(req: PayloadRequest, target: Binned) {
  const drafted = editedOf(req.payload.config, target)
  if (!drafted) throw new NotFound(req.t)
  return drafted
}

/** Records of a list that only others of it use go after those. */
async function toBin(
  req: PayloadRequest,
  target: Binned,
  { pending, isAgain }: Place,
): Promise<Done> {
  const { collection, id } = target
  const isThere = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  if (isThere.totalDocs === 0) throw new NotFound(req.t)
  const [own] = await allowedIds(req, collection, [id])
  if (own === undefined) throw refusal(PUBLIC, 403)
  const uses = await findUses(req, target)
  const users = uses.map(({ path, title }) => ({
    record: path.split('/').slice(-2).join(':'),
    title,
  }))
  const others = uses.filter((_, i) => !pending.has(users[i]?.record ?? ''))
  const message = refusalOf(others, false, isPublisher({ req }))
  if (message) throw refusal(message)
  if (uses.length > 0 && !isAgain) return 'later'
  await moveToBin(req, target, { isUsedPublicly: false })
  // They may be refused, or never be reached.
  return users.length > 0 ? { note: '', users } : 'done'
}
