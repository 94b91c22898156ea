import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@belvedere/content/media/bytes.ts'
import { nameFor } from '@belvedere/content/media/file-name.ts'
import { kindOfName, mimeOf } from '@belvedere/content/media/kinds.ts'
import type { Media } from '@belvedere/content/payload-types.ts'
import type { Payload } from 'payload'
import type { CopyFile } from './copy.ts'
import type { Property } from './format/read-property.ts'

/** Whether a property's file in the media library is unchanged, changed or missing. */
type FileStatus = { name: string; status: 'same' | 'changed' | 'missing' }

type Library = { payload: Payload; property: Property; ids: Map<string, number> }
type Options = { overwrite: (name: string) => boolean; onEach?: (count: number) => void }

/** The names of all files, posters before the videos that use them. */
function namesIn({ files }: Property): string[] {
  const isFilm = (name: string) => files[name]?.poster !== undefined
  return Object.keys(files).sort((a, b) => Number(isFilm(a)) - Number(isFilm(b)))
}

/** Uploads missing files and returns the ids of all files by name. */
export async function ensureFiles(
  payload: Payload,
  property: Property,
  { overwrite, onEach = () => {} }: Options,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of namesIn(property)) {
    ids.set(name, await ensureFile({ payload, property, ids }, name, overwrite))
    onEach(ids.size)
  }
  return ids
}

async function ensureFile(library: Library, name: string, overwrite: Options['overwrite']) {
  const { payload, property, ids } = library
  const copied = copyOf(property, name)
  const file = await uploadOf(property, copied)
  const stored = await findFile(payload, file.name)
  const data = { ...dataOf(copied), poster: copied.poster ? ids.get(copied.poster) : null }
  if (!stored) {
    const { id } = await payload.create({ collection: 'media', data, file, context: quiet })
    return id
  }
  if (overwrite(name)) await payload.update({ collection: 'media', id: stored.id, data })
  return stored.id
}

/** No page uses a new file yet, so no publish message is needed. */
const quiet = { quiet: true }

/** The status of each of the property's files in the media library. */
export async function surveyFiles(payload: Payload, property: Property): Promise<FileStatus[]> {
  const statuses: FileStatus[] = []
  for (const name of namesIn(property)) {
    const copied = copyOf(property, name)
    const stored = await findFile(payload, (await uploadOf(property, copied)).name)
    const status = stored ? (hasSameData(stored, copied) ? 'same' : 'changed') : 'missing'
    statuses.push({ name, status })
  }
  return statuses
}

function hasSameData(stored: Media, copied: CopyFile) {
  const { alt, title, focalX, focalY } = { ...stored, ...dataOf(copied) }
  const pairs = [
    [alt, stored.alt],
    [title ?? '', stored.title ?? ''],
    [focalX, stored.focalX],
    [focalY, stored.focalY],
  ]
  return pairs.every(([expected, actual]) => expected === actual)
}

function dataOf({ alt, caption, focalPoint }: CopyFile) {
  return {
    alt,
    title: caption ?? null,
    ...(focalPoint && { focalX: percent(focalPoint.x), focalY: percent(focalPoint.y) }),
  }
}

function percent(part: number) {
  return Math.round(part * 100)
}

async function findFile(payload: Payload, filename: string): Promise<Media | undefined> {
  const where = { filename: { equals: filename } }
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 1 })
  return docs[0]
}

function copyOf({ files }: Property, name: string): CopyFile {
  const copied = files[name]
  if (!copied) throw new Error(`“${name}” is not in manifest.json.`)
  return copied
}

/** The file to upload, under the name that the media library gives it. */
async function uploadOf({ folder }: Property, { file, as = file.replace(/^.*\//, '') }: CopyFile) {
  const kind = kindOfName(as)
  if (!kind) throw new Error(`${as} has an unsupported file type.`)
  const data = readFileSync(join(folder, file))
  const name = nameFor(await hashOf(data), as, kind)
  return { data, name, mimetype: mimeOf(kind), size: data.byteLength }
}
