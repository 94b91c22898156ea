import type { PayloadRequest } from 'payload'
import { hashToken } from '../../delivery/token.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { findRecord } from './find-record.ts'
import { makeLinkToken } from './link-token.ts'
import { previewPath, SHARED } from './paths.ts'
import { previewAddress } from './preview-address.ts'
import { parseRef, type RecordRef, refText } from './record-ref.ts'

const DAY = 86_400_000
const MAX_DAYS = 30
const MAX_NOTE = 200

/** `POST /api/preview-links/make` with `{ record, days, note? }`: a new link, with its address. */
export const makeLinkEndpoint = endpoint(isPublisher, 'post', '/make', async (req) => {
  const { record, days, note } = await readLink(req)
  const { title, slug } = await describe(req, record)
  const path = await previewPath(req, record, SHARED)
  if (!path) throw refusal(slug ? NO_CATEGORY : NO_SLUG, 400)
  const token = makeLinkToken()
  const expiresAt = new Date(Date.now() + days * DAY).toISOString()
  const about = { record: refText(record), page: title, note, slug: slug ?? null }
  const secret = { tokenHash: hashToken(token), expiresAt, createdBy: req.user?.id ?? null }
  const data = { ...about, ...secret }
  await req.payload.create({ collection: 'preview-links', data, depth: 0, req })
  return { address: previewAddress(path, token), expiresAt }
})

const NO_RECORD = 'Save this page first: then its preview can be shared.'
const NO_SLUG = 'This page has no address yet. Enter a slug, then share it.'
const NO_CATEGORY =
  'Publish the category of this listing first: its address leads through the category.'
const ODD_DAYS = `Choose after how many days the link ends: 1 to ${MAX_DAYS}.`
const LONG_NOTE = `Use at most ${MAX_NOTE} characters for the note.`

async function readLink(req: PayloadRequest) {
  const { record, days, note } = await readBody(req)
  const ref = parseRef(record)
  if (!ref) throw refusal(NO_RECORD, 400)
  const isDays = typeof days === 'number' && Number.isInteger(days) && days >= 1
  if (!isDays || days > MAX_DAYS) throw refusal(ODD_DAYS, 400)
  const text = typeof note === 'string' ? note.trim() : ''
  if (text.length > MAX_NOTE) throw refusal(LONG_NOTE, 400)
  return { record: ref, days, note: text }
}

/** What the list of links says of a record: its title, and the slug of its draft. */
async function describe(req: PayloadRequest, record: RecordRef) {
  if ('global' in record) {
    const { label } = req.payload.globals.config.find(({ slug }) => slug === record.global) ?? {}
    return { title: typeof label === 'string' ? label : record.global, slug: undefined }
  }
  const doc = await findRecord(req, record, 'draft')
  if (!doc) throw refusal(NO_RECORD, 400)
  return { title: doc.title || 'Without a title', slug: doc.slug || undefined }
}
