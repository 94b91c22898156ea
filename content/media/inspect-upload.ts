import { isBusy } from '@belvedere/kit/queue.ts'
import { toStored } from '../floor-plan/facts.ts'
import { readFloorPlan } from '../floor-plan/read-floor-plan.ts'
import { readModel } from '../masterplan/read-model.ts'
import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { familyOf, HEADER_BYTES } from './family.ts'
import { inspectDocument } from './inspect-document.ts'
import { inspectDrawing } from './inspect-drawing.ts'
import { inspectFilm } from './inspect-film.ts'
import { inspectFont } from './inspect-font.ts'
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
  /** What a model says (`content/masterplan/facts.ts`). */
  shapes: object | null
  /** What the drawing of a plan says (`content/floor-plan/facts.ts`). */
  rooms: object | null
}

export type InspectedUpload = {
  kind: FileKind
  family: Family
  facts: Facts
  /** The smaller file that is kept beside a model, if one could be made. */
  optimised: Uint8Array | null
}

/** Determines the kind of an uploaded file and checks it; throws an `UploadError`. */
export async function inspectUpload(bytes: Bytes, name: string): Promise<InspectedUpload> {
  const family = familyOf(await readPart(bytes, 0, HEADER_BYTES), name)
  checkSize(family, await sizeOf(bytes), name)
  const { kind, optimised = null, ...facts } = await INSPECTORS[family](bytes, name)
  return { kind, family, facts: { ...UNKNOWN, ...facts }, optimised }
}

const UNKNOWN: Facts = {
  width: null,
  height: null,
  duration: null,
  thumbhash: null,
  bgColor: null,
  base64: null,
  shapes: null,
  rooms: null,
}

type Found = Partial<Facts> & { kind: FileKind; optimised?: Uint8Array | null }

type Inspector = (bytes: Bytes, name: string) => Promise<Found>

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
  model: async (bytes, name) => ({ kind: 'glb', ...(await readModel(bytes, name)) }),
}

async function inspectPictureUpload(bytes: Bytes, name: string) {
  const { kind, width, height } = await inspectPicture(bytes, name)
  if (kind !== 'svg') return { kind, width, height, ...(await placeholderOf(bytes, name)) }
  const plan = readFloorPlan(await inspectDrawing(bytes, name))
  return { kind, width, height, rooms: plan && toStored(plan) }
}

async function placeholderOf(bytes: Bytes, name: string) {
  try {
    return await queue.run(() => describePlaceholder(bytes))
  } catch (error) {
    if (isBusy(error)) throw error
    throw new UploadError(`"${name}" is damaged or incomplete. Please export or upload it again.`)
  }
}
