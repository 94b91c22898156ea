import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@belvedere/content/media/bytes.ts'
import { nameFor } from '@belvedere/content/media/file-name.ts'
import { kindOfName, mimeOf } from '@belvedere/content/media/kinds.ts'
import type { Media } from '@belvedere/content/payload-types.ts'
import type { Payload } from 'payload'
import { type CopyFile, files } from './copy.ts'

/** A file of the demo as the media library has it: with the demo’s words, others, or not at all. */
export type FileStanding = { name: string; standing: 'same' | 'changed' | 'missing' }

type Library = { payload: Payload; ids: Map<string, number> }
type Options = { overwrite: (name: string) => boolean; onEach?: (count: number) => void }

/** The names of all files, stills before the films that show them. */
const names = Object.keys(files).sort((a, b) => Number(isFilm(a)) - Number(isFilm(b)))

function isFilm(name: string) {
  return files[name]?.poster !== undefined
}

/** Uploads every file that is not there yet and returns the ids of all, by name. */
export async function ensureFiles(
  payload: Payload,
  { overwrite, onEach = () => {} }: Options,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of names) {
    ids.set(name, await ensureFile({ payload, ids }, name, overwrite))
    onEach(ids.size)
  }
  return ids
}

async function ensureFile(library: Library, name: string, overwrite: Options['overwrite']) {
  const { payload, ids } = library
  const copied = copyOf(name)
  const file = await uploadOf(copied)
  const known = await findFile(payload, file.name)
  const data = { ...wordsOf(copied), poster: copied.poster ? ids.get(copied.poster) : null }
  if (!known) {
    const { id } = await payload.create({ collection: 'media', data, file, context: quiet })
    return id
  }
  if (overwrite(name)) await payload.update({ collection: 'media', id: known.id, data })
  return known.id
}

/** New files are part of no page yet: nobody needs to hear of them. */
const quiet = { quiet: true }

/** How each file of the demo stands in the media library. */
export async function surveyFiles(payload: Payload): Promise<FileStanding[]> {
  const standings: FileStanding[] = []
  for (const name of names) {
    const copied = copyOf(name)
    const known = await findFile(payload, (await uploadOf(copied)).name)
    const standing = known ? (hasWords(known, copied) ? 'same' : 'changed') : 'missing'
    standings.push({ name, standing })
  }
  return standings
}

function hasWords(known: Media, copied: CopyFile) {
  const { alt, title, focalX, focalY } = { ...known, ...wordsOf(copied) }
  const pairs = [
    [alt, known.alt],
    [title ?? '', known.title ?? ''],
    [focalX, known.focalX],
    [focalY, known.focalY],
  ]
  return pairs.every(([wanted, found]) => wanted === found)
}

function wordsOf({ alt, caption, focalPoint }: CopyFile) {
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

function copyOf(name: string): CopyFile {
  const copied = files[name]
  if (!copied) throw new Error(`“${name}” is not in manifest.json.`)
  return copied
}

/** The file with the name that the media library gives it. */
async function uploadOf({ file, as = file.replace(/^.*\//, '') }: CopyFile) {
  const kind = kindOfName(as)
  if (!kind) throw new Error(`${as} is no file that this service takes in.`)
  const data = readFileSync(join(import.meta.dirname, file))
  const name = nameFor(await hashOf(data), as, kind)
  return { data, name, mimetype: mimeOf(kind), size: data.byteLength }
}
