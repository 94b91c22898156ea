import { NotFound, type PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Comment } from '../../payload-types.ts'
import { readText } from '../../studio/read-request.ts'
import { parseRecord, recordText } from '../releases/records.ts'

const collection = 'comments'
const MOST = 500
const LONGEST = 2000

const NO_RECORD = 'Save this first: then it can be commented on.'
const NO_TEXT = 'Write something first.'
const ODD_BLOCK = 'This block cannot be found. Load the page again, and comment then.'
const FULL = `There are ${MOST} comments here already. Make a copy of the page to go on.`
const RESOLVED = 'This was resolved in the meantime. Reopen it to reply.'

/** Begins a thread on a block of a record, or on the record as a whole. */
export async function say(req: PayloadRequest, body: Record<string, unknown>): Promise<string> {
  const target = parseRecord(req.payload.config, body.record)
  if (!target || !(await readNewest(req, target, false))) throw refusal(NO_RECORD, 400)
  const record = recordText(target)
  const block = body.block ?? null
  if (block !== null && (typeof block !== 'string' || !/^[\w-]{1,64}$/.test(block)))
    throw refusal(ODD_BLOCK, 400)
  const blockName = block && readText(body.blockName, 200)
  await add(req, { record, block, blockName, text: readComment(body.text) })
  return record
}

/** Adds to an open thread. */
export async function reply(req: PayloadRequest, id: number, text: unknown): Promise<string> {
  const { record, resolvedAt } = await findFirst(req, id)
  if (resolvedAt) throw refusal(RESOLVED)
  await add(req, { record, thread: id, text: readComment(text) })
  return record
}

/** Closes a thread, or opens it again. */
export async function setResolved(req: PayloadRequest, id: number, isResolved: boolean) {
  const { record } = await findFirst(req, id)
  const data = isResolved
    ? { resolvedBy: userName(req.user), resolvedAt: new Date().toISOString() }
    : { resolvedBy: null, resolvedAt: null }
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
  return record
}

async function add(
  req: PayloadRequest,
  data: { record: string; text: string; [key: string]: unknown },
) {
  const { db } = req.payload
  await waitForRecord(req, collection, data.record)
  const where = { record: { equals: data.record } }
  const { totalDocs } = await db.count({ collection, where, req })
  if (totalDocs >= MOST) throw refusal(FULL)
  const about = { by: userName(req.user), at: new Date().toISOString() }
  await db.create({ collection, data: { ...data, ...about }, req })
}

async function findFirst(req: PayloadRequest, id: number): Promise<Comment> {
  await waitForRecord(req, collection, `thread ${id}`)
  const where = { id: { equals: id } }
  const first = await req.payload.db.findOne<Comment>({ collection, where, req })
  if (!first || first.thread) throw new NotFound(req.t)
  return first
}

function readComment(value: unknown) {
  const text = readText(value, LONGEST)
  if (text === '') throw refusal(NO_TEXT, 400)
  return text
}
