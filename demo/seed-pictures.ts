import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameFor } from '@belvedere/content/media/file-name.ts'
import { kindOfName, mimeOf } from '@belvedere/content/media/kinds.ts'
import type { Payload } from 'payload'
import { type Picture, pictures } from './copy.ts'

/** Uploads every picture that is not there yet and returns the ids of all, by name. */
export async function seedPictures(payload: Payload, onEach: (count: number) => void) {
  const ids = new Map<string, number>()
  for (const [name, picture] of Object.entries(pictures)) {
    ids.set(name, await ensurePicture(payload, picture))
    onEach(ids.size)
  }
  return ids
}

async function ensurePicture(payload: Payload, picture: Picture): Promise<number> {
  const file = fileOf(picture)
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: file.name } },
    depth: 0,
    limit: 1,
  })
  if (docs[0]) return docs[0].id
  const { alt, caption, focalPoint } = picture
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, title: caption, focalX: focalPoint.x * 100, focalY: focalPoint.y * 100 },
    file,
    context: { quiet: true },
  })
  return id
}

function fileOf({ file }: Picture) {
  const kind = kindOfName(file)
  if (!kind) throw new Error(`${file} is no picture this service takes in.`)
  const data = readFileSync(join(import.meta.dirname, 'images', file))
  const name = nameFor(data, file, kind)
  return { data, name, mimetype: mimeOf(kind), size: data.byteLength }
}
