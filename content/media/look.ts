import { BusyError } from '@belvedere/kit/queue.ts'
import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { familyOf, HEAD } from './family.ts'
import { inspect } from './inspect.ts'
import { inspectDocument } from './inspect-document.ts'
import { inspectDrawing } from './inspect-drawing.ts'
import { inspectFilm } from './inspect-film.ts'
import { inspectModel } from './inspect-model.ts'
import type { Family, FileKind } from './kinds.ts'
import { checkWeight } from './limits.ts'
import { describePlaceholder } from './placeholder.ts'
import { queue } from './queue.ts'
import { UploadError } from './upload-error.ts'

/** What a record says of its file. A file of another kind leaves nothing of the one before. */
export type Facts = {
  width: number | null
  height: number | null
  duration: number | null
  thumbhash: string | null
  bgColor: string | null
  base64: string | null
  shapes: string[] | null
}

export type Seen = { kind: FileKind; family: Family; facts: Facts }

/** Looks at an uploaded file: what it is, and whether visitors can be served with it. */
export async function look(bytes: Bytes, name: string): Promise<Seen> {
  const family = familyOf(await readPart(bytes, 0, HEAD), name)
  checkWeight(family, await sizeOf(bytes), name)
  const { kind, ...facts } = await LOOKS[family](bytes, name)
  return { kind, family, facts: { ...UNKNOWN, ...facts } }
}

const UNKNOWN: Facts = {
  ...{ width: null, height: null, duration: null },
  ...{ thumbhash: null, bgColor: null, base64: null, shapes: null },
}

type Look = (bytes: Bytes, name: string) => Promise<Partial<Facts> & { kind: FileKind }>

const LOOKS: Record<Family, Look> = {
  picture: lookAtPicture,
  film: inspectFilm,
  document: async (bytes, name) => {
    await inspectDocument(bytes, name)
    return { kind: 'pdf' }
  },
  model: async (bytes, name) => ({ kind: 'glb', shapes: await inspectModel(bytes, name) }),
}

async function lookAtPicture(bytes: Bytes, name: string) {
  const { kind, width, height } = await inspect(bytes, name)
  if (kind !== 'svg') return { kind, width, height, ...(await decoded(bytes, name)) }
  await inspectDrawing(bytes, name)
  return { kind, width, height }
}

async function decoded(bytes: Bytes, name: string) {
  try {
    return await queue.run(() => describePlaceholder(bytes))
  } catch (error) {
    if (error instanceof BusyError) throw error
    throw new UploadError(`"${name}" is damaged or cut short. Please export or upload it again.`)
  }
}
