import { randomUUID } from 'node:crypto'
import { NotFound, type PayloadRequest } from 'payload'
import { refusal } from '../payload/refusal.ts'
import { userName } from '../payload/user-name.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../payload-types.ts'
import { readText } from '../studio/read-request.ts'

const collection = 'enquiries' as const
const LONGEST = 4000
const MOST = 500

const EMPTY = 'Write something first.'
const FULL = `There are ${MOST} notes here already.`
const ERASED = 'The personal data of this enquiry was erased, so it takes no more notes.'

/** Adds a note to an enquiry, with who wrote it and when. Nobody changes it afterwards. */
export async function addNote(req: PayloadRequest, id: number, value: unknown): Promise<void> {
  const text = readText(value, LONGEST)
  if (text === '') throw refusal(EMPTY, 400)
  await waitForRecord(req, collection, id)
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (!found) throw new NotFound(req.t)
  if (found.erasedAt) throw refusal(ERASED)
  const notes = found.notes ?? []
  if (notes.length >= MOST) throw refusal(FULL)
  const note = { id: randomUUID(), text, by: userName(req.user), at: new Date().toISOString() }
  const data = { notes: [...notes, note] }
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
}
