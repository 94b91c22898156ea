import { type Bytes, readPart } from './bytes.ts'
import { decodeHeic } from './decode-heic.ts'
import { HEADER_BYTES, isDrawing } from './family.ts'
import { toStored } from './floor-plan/facts.ts'
import { readFloorPlan } from './floor-plan/read-floor-plan.ts'
import { inspectDrawing, unreadableDrawing } from './inspect-drawing.ts'
import { inspectPicture, unreadable } from './inspect-picture.ts'
import { describePlaceholder } from './placeholder.ts'
import type { Found } from './upload-answer.ts'
import { UploadError } from './upload-error.ts'

/**
 * The facts of an uploaded picture: its size, and its placeholder or, for an SVG, the plan in it.
 * Throws an `UploadError`.
 */
export async function readPicture(bytes: Bytes, name: string): Promise<Found> {
  if (isDrawing(await readPart(bytes, 0, HEADER_BYTES))) return readDrawing(bytes, name)
  const { kind, width, height } = await inspectPicture(bytes, name)
  // A compressed SVG would be served without having been inspected.
  if (kind === 'svg') throw new UploadError(unreadable(name))
  if (kind === 'heic') return readHeic(bytes, name)
  return { kind, width, height, ...(await placeholderOf(bytes, name)) }
}

async function readDrawing(bytes: Bytes, name: string): Promise<Found> {
  const { text, width, height } = await inspectDrawing(bytes, name)
  const { kind } = await inspectPicture(bytes, name).catch(() => {
    throw unreadableDrawing(name)
  })
  const plan = readFloorPlan(text)
  return { kind, width, height, rooms: plan && toStored(plan) }
}

/** A HEIC file, with the JPEG that is decoded and delivered instead. */
async function readHeic(bytes: Bytes, name: string): Promise<Found> {
  const optimised = await decodeHeic(bytes)
  if (!optimised) throw damaged(name)
  const { width, height } = await inspectPicture(optimised, name)
  return { kind: 'heic', width, height, optimised, ...(await placeholderOf(optimised, name)) }
}

async function placeholderOf(bytes: Bytes, name: string) {
  try {
    return await describePlaceholder(bytes)
  } catch {
    throw damaged(name)
  }
}

function damaged(name: string) {
  return new UploadError(`"${name}" is damaged or incomplete. Please export or upload it again.`)
}
