import { isBusy } from '@belvedere/kit/queue.ts'
import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { familyOf, HEADER_BYTES } from './family.ts'
import { inspectDocument } from './inspect-document.ts'
import { inspectDrawing } from './inspect-drawing.ts'
import { inspectFilm } from './inspect-film.ts'
import { inspectFont } from './inspect-font.ts'
import { inspectModel } from './inspect-model.ts'
import { inspectPicture } from './inspect-picture.ts'
import type { Family, FileKind } from './kinds.ts'
import { checkSize } from './limits.ts'
import { describePlaceholder } from './placeholder.ts'
import { queue } from './queue.ts'
import { UploadError } from './upload-error.ts'

/** Fields that describe a file. All are set, so that replacing a file leaves no old values. */
export type Facts = {
  width: number | null
  height: number | null
  duration: number | null
  thumbhash: string | null
  bgColor: string | null
  base64: string | null
  shapes: string[] | null
}

export type InspectedUpload = { kind: FileKind; family: Family; facts: Facts }

/** Determines the kind of an uploaded file and checks it; throws an `UploadError`. */
export async function inspectUpload(bytes: Bytes, name: string): Promise<InspectedUpload> {
  const family = familyOf(await readPart(bytes, 0, HEADER_BYTES), name)
  checkSize(family, await sizeOf(bytes), name)
  const { kind, ...facts } = await INSPECTORS[family](bytes, name)
  return { kind, family, facts: { ...UNKNOWN, ...facts } }
}

const UNKNOWN: Facts = {
  width: null,
  height: null,
  duration: null,
  thumbhash: null,
  bgColor: null,
  base64: null,
  shapes: null,
}

type Inspector = (bytes: Bytes, name: string) => Promise<Partial<Facts> & { kind: FileKind }>

const INSPECTORS: Record<Family, Inspector> = {
  picture: inspectPictureUpload,
  film: inspectFilm,
  document: async (bytes, name) => {
    await inspectDocument(bytes, name)
    return { kind: 'pdf' }
  },
  font: async (bytes, name) => {
    await inspectFont(bytes, name)
    return { kind: 'woff2' }
  },
  model: async (bytes, name) => ({ kind: 'glb', shapes: await inspectModel(bytes, name) }),
}

async function inspectPictureUpload(bytes: Bytes, name: string) {
  const { kind, width, height } = await inspectPicture(bytes, name)
  if (kind !== 'svg') return { kind, width, height, ...(await placeholderOf(bytes, name)) }
  await inspectDrawing(bytes, name)
  return { kind, width, height }
}

async function placeholderOf(bytes: Bytes, name: string) {
  try {
    return await queue.run(() => describePlaceholder(bytes))
  } catch (error) {
    if (isBusy(error)) throw error
    throw new UploadError(`"${name}" is damaged or incomplete. Please export or upload it again.`)
  }
}
