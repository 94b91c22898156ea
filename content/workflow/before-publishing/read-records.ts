import type { Ground } from '@belvedere/kit/light/words-on.ts'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { factsIn } from '../../media/floor-plan/facts.ts'
import { type Frame, frameOf } from '../../media/frames/frame-note.ts'
import { groundOf } from '../../media/words-on-pictures/words-note.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { readPlaceNotes } from './place-notes.ts'
import { keyOf, type Reference } from './references.ts'

/** The data about a record that a form refers to. */
export type Known = {
  name: string
  /** The noun for its kind, in the singular. */
  noun: string
  /** Whether visitors can see it. */
  isPublic: boolean
  /**
   * For files: their picture, their size, a thumbnail, the frame of a picture, and the problems of
   * an SVG plan.
   */
  file?: {
    alt: string
    mimeType: string
    bytes: number
    thumbnail: string | null
    frame?: Frame | undefined
    ground?: Ground | undefined
    planNotes?: readonly string[] | null
  }
}

export type Records = ReadonlyMap<string, Known>

/** Reads the records that a form refers to, with the rights of the user: one query a collection. */
export async function readRecords(req: PayloadRequest, references: Reference[]): Promise<Records> {
  const ids = new Map<string, Set<number>>()
  for (const { collection, id } of references)
    ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
  const read = await Promise.all(
    [...ids].map(([collection, some]) => readSome(req, collection, [...some])),
  )
  const records = read.flat()
  const hasPlan = records.some(([, { file }]) => file?.planNotes)
  const notes = hasPlan ? await readPlaceNotes(req) : []
  return new Map(records.map(([key, known]) => [key, withNotes(known, notes)]))
}

/** Adds the fields that the sun over an SVG plan needs. */
function withNotes(known: Known, notes: readonly string[]): Known {
  const { file } = known
  if (!file?.planNotes) return known
  return { ...known, file: { ...file, planNotes: [...file.planNotes, ...notes] } }
}

async function readSome(req: PayloadRequest, slug: string, ids: number[]) {
  if (!isCollection(req.payload, slug)) return []
  const { config } = req.payload.collections[slug]
  const options = { depth: 0, limit: ids.length, pagination: false, overrideAccess: false, req }
  const query = { collection: slug, where: { id: { in: ids } }, ...options }
  const { docs } = await req.payload.find({ ...query, draft: true })
  const published = config.versions?.drafts ? await readPublished(req, slug, ids) : undefined
  const { singular } = config.labels
  return docs.map((doc): [string, Known] => {
    const row: Record<string, unknown> = { ...doc }
    const title = row[config.admin.useAsTitle ?? 'id']
    const isPublic = published?.has(doc.id) ?? true
    const name = typeof title === 'string' && title ? title : `No. ${doc.id}`
    const noun = typeof singular === 'string' ? singular : slug
    const file = config.upload ? { file: fileOf(row) } : {}
    return [keyOf({ collection: slug, id: doc.id }), { name, noun, isPublic, ...file }]
  })
}

async function readPublished(req: PayloadRequest, collection: CollectionSlug, ids: number[]) {
  const where: Where = { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] }
  const options = { depth: 0, pagination: false, overrideAccess: false, select: {}, req } as const
  const { docs } = await req.payload.find({ collection, where, ...options })
  return new Set<unknown>(docs.map(({ id }) => id))
}

function fileOf(row: Record<string, unknown>) {
  const { alt, mimeType, filesize, thumbnailURL, rooms } = row
  return {
    alt: typeof alt === 'string' ? alt.trim() : '',
    mimeType: typeof mimeType === 'string' ? mimeType : '',
    bytes: typeof filesize === 'number' ? filesize : 0,
    thumbnail: typeof thumbnailURL === 'string' ? thumbnailURL : null,
    frame: frameOf(row),
    ground: groundOf(row),
    planNotes: factsIn(rooms)?.notes ?? null,
  }
}
