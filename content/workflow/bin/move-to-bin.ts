import { NotFound, type PayloadRequest } from 'payload'
import { moveFile } from '../../media/uploads.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { markChanged } from '../../overview/mark-changed.ts'
import { isPublicIn, type Row } from '../../payload/row.ts'
import { userName } from '../../payload/user-name.ts'
import { deleteSchedulesOf } from '../../payload/workarounds/delete-scheduled-jobs.ts'
import { enqueuePublish } from '../../publish/enqueue-publish.ts'
import { leaveAddress } from '../../publish/left-address.ts'
import { publicPath } from '../../publish/public-path.ts'
import { recordPublication } from '../../publish/publications.ts'
import { tagsOf } from '../../publish/tags.ts'
import { leaveReleases } from '../releases/forget.ts'
import { recordTitle } from '../releases/titles.ts'
import { forgetReview } from '../review/forget-review.ts'
import { asideOf, fileOf, mark, readRow } from './marks.ts'
import { type Binned, recordOf } from './target-of.ts'

type Options = {
  /** Whether public records show it: a file is public through its uses. */
  isUsedPublicly: boolean
  /** Where its address leads; without it, it answers that the page is gone. */
  redirectTo?: string | undefined
}

/** Moves a record to the bin, in the request’s transaction. What refers to it stays as it is. */
export async function moveToBin(
  req: PayloadRequest,
  target: Binned,
  { isUsedPublicly, redirectTo }: Options,
): Promise<void> {
  const { collection, id } = target
  const row = await readRow(req, target)
  if (!row || row.deletedAt) throw new NotFound(req.t)
  const { config } = req.payload.collections[collection]
  const wasPublic = isPublicIn(config, row)
  const address = await publicPath(req, collection, row)
  const data = {
    record: recordOf(target),
    title: await recordTitle(req, target),
    since: new Date().toISOString(),
    by: userName(req.user),
    isPublic: collection === 'media' ? isUsedPublicly : wasPublic,
    aside: asideOf(row),
    path: address ?? (await pathIfPublic(req, target, row)),
    off: await endPlans(req, target),
  }
  await req.payload.db.create({ collection: 'bin-entries', data, req })
  await mark(req, target, data.since, data.aside)
  if (collection === 'media') await moveFile(req, fileOf(row), 'bin')
  const owner = ownerOf({ collection, id })
  if (owner) await markChanged(req, owner)
  if (!wasPublic) return
  await recordPublication(req, config, row, undefined)
  if (address) await leaveAddress(req, collection, address, redirectTo)
  await enqueuePublish(req, tagsOf(collection, row))
}

/** The path that a draft would have; undefined for records without a page. */
const pathIfPublic = (req: PayloadRequest, { collection }: Binned, row: Row) =>
  publicPath(req, collection, { ...row, _status: 'published' })

/** Ends what is planned for a record, and says so as a part of a sentence. */
async function endPlans(req: PayloadRequest, target: Binned): Promise<string> {
  const record = recordOf(target)
  const plans = [
    (await deleteSchedulesOf(req, target)) > 0 && 'its schedule',
    (await leaveReleases(req, record)) > 0 && 'its place in a release',
    (await forgetReview(req, record)) && 'its mark “Ready for review”',
  ]
  return plans.filter(Boolean).join(', ')
}
