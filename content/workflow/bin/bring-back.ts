import { NotFound, type PayloadRequest } from 'payload'
import { moveFile } from '../../media/uploads.ts'
import { freeSlug, isAddressed } from '../../model/free-slug.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { markChanged } from '../../overview/mark-changed.ts'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { isPublicIn } from '../../payload/row.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { enqueuePublish } from '../../publish/enqueue-publish.ts'
import { clearAddress } from '../../publish/left-address.ts'
import { describePublicRecordAt } from '../../publish/public-path.ts'
import { recordPublication } from '../../publish/publications.ts'
import { tagsOf } from '../../publish/tags.ts'
import { updateRedirects } from '../../publish/update-redirects.ts'
import { asideIn, readEntry, removeEntry } from './entries.ts'
import { type Aside, fileOf, readRow, unmark } from './marks.ts'
import { type Binned, targetOf } from './target-of.ts'

/** A record that is back, with what is not as it was before. */
export type BroughtBack = { title: string; slug: string | null; off: string }

const MAY_NOT = 'It was public: ask a publisher to bring it back.'

/** Brings a record back from the bin as it was, in the request’s transaction. */
export async function bringBack(req: PayloadRequest, record: string): Promise<BroughtBack> {
  const target = targetOf(req, record)
  const { collection, id } = target
  await waitForRecord(req, collection, id)
  const entry = await readEntry(req, record)
  // Bringing a public record back publishes it.
  if (isEditor({ req }) && !isPublisher({ req }) && entry.isPublic) throw refusal(MAY_NOT, 403)
  const before = asideIn(entry)
  const now = await freeOf(req, target, before)
  await unmark(req, target, entry.isPublic === true, { now, before })
  await removeEntry(req, entry)
  if (entry.path) await clearAddress(req, collection, entry.path)
  await announce(req, target)
  const slug = Object.values(now.slug ?? {})[0] ?? null
  const isOther = slug !== (Object.values(before.slug ?? {})[0] ?? null)
  return { title: entry.title, slug: isOther ? slug : null, off: entry.off ?? '' }
}

/** The slugs that the record may have: another one may have taken its own in the meantime. */
async function freeOf(req: PayloadRequest, { collection, id }: Binned, before: Aside) {
  if (before.from) await refuseTaken(req, before.from)
  if (!before.slug || !isAddressed(collection)) return before
  const slug: Record<string, string> = {}
  for (const [locale, own] of Object.entries(before.slug))
    slug[locale] = (await freeSlug(own, { req, collection, ownId: id })) || own
  return { ...before, slug }
}

async function refuseTaken(req: PayloadRequest, from: string) {
  const query = { where: { from: { equals: from } }, limit: 1, depth: 0, req } as const
  const { docs } = await req.payload.find({ collection: 'redirects', ...query })
  if (docs.length > 0) throw refusal(`There is another redirect from ${from} by now.`)
  const page = await describePublicRecordAt(req, from)
  if (page) throw refusal(`${page} is at ${from} by now, so a redirect from there would hide it.`)
}

async function announce(req: PayloadRequest, target: Binned) {
  const { collection, id } = target
  const row = await readRow(req, target)
  if (!row) throw new NotFound(req.t)
  if (collection === 'media') await moveFile(req, fileOf(row), 'public')
  const owner = ownerOf({ collection, id })
  if (owner) await markChanged(req, owner)
  const { config } = req.payload.collections[collection]
  if (!isPublicIn(config, row)) return
  await recordPublication(req, config, undefined, row)
  await updateRedirects(req, collection, undefined, row)
  await enqueuePublish(req, tagsOf(collection, undefined, row))
}
