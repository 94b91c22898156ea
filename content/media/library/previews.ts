import { isObject } from '@belvedere/kit/json.ts'
import type { BasePayload } from 'payload'
import { type Preview, previewOf } from './preview.ts'

export type Previews = Record<number, Preview>

/** The previews of files by their ids: of a picture its own, of a film its poster image. */
export async function previewsOf(payload: BasePayload, docs: unknown): Promise<Previews> {
  const files = Array.isArray(docs) ? docs.filter(isObject) : []
  const wanted = files.flatMap(({ poster }) => (typeof poster === 'number' ? [poster] : []))
  const posters = await readPosters(payload, wanted)
  const entries = files.flatMap((file) => {
    const preview = previewOf(file) ?? previewOf(posters.get(file.poster) ?? {})
    return preview ? [[file.id, preview] as const] : []
  })
  return Object.fromEntries(entries)
}

async function readPosters(payload: BasePayload, ids: number[]) {
  if (ids.length === 0) return new Map<unknown, object>()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, mimeType: true, width: true, height: true },
    pagination: false,
    depth: 0,
  })
  return new Map<unknown, object>(docs.map((doc) => [doc.id, doc]))
}
