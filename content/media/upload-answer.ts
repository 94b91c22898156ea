import type { Bytes } from './bytes.ts'
import type { Frame } from './foreign-files/frames.ts'
import type { Reader } from './foreign-files/serve-readers.ts'
import { type FileKind, isFileKind } from './kinds.ts'
import { UploadError } from './upload-error.ts'

/** Fields that describe a file. All are set, so that replacing a file leaves no old values. */
export type Facts = {
  width: number | null
  height: number | null
  duration: number | null
  thumbhash: string | null
  bgColor: string | null
  base64: string | null
  /** How bright the parts of a picture are (`kit/light`). */
  light: string | null
  /** The facts of a model (`content/media/masterplan/facts.ts`). */
  shapes: object | null
  /** The facts of an SVG plan (`content/media/floor-plan/facts.ts`). */
  rooms: object | null
}

/** The result of an inspector; `optimised` is the file that is delivered instead. */
export type Found = Partial<Facts> & { kind: FileKind; optimised?: Uint8Array | null }

/** Checks an uploaded file and describes it; throws an `UploadError`. */
type Inspector = (file: Bytes, name: string) => Promise<Found>

/** An inspector as a reader of the program for foreign files. */
export function answerUpload(inspect: Inspector): Reader {
  return async (file, name) => {
    try {
      const { optimised, ...value } = await inspect(file, name)
      return { value, ...(optimised && { bytes: optimised }) }
    } catch (error) {
      if (!(error instanceof UploadError)) throw error
      return { value: { flaw: error.message, status: error.status } }
    }
  }
}

/** The same on the side of the service: returns the result, or throws the `UploadError`. */
export function foundIn({ value, bytes }: Frame) {
  const { kind, flaw, status, ...facts }: Record<string, unknown> = Object(value)
  if (typeof flaw === 'string') throw new UploadError(flaw, status === 413 ? 413 : 400)
  if (!isFileKind(kind)) throw new Error(`No file is of the kind “${kind}”.`)
  return { kind, facts: factsIn(facts), optimised: bytes.length > 0 ? bytes : null }
}

function factsIn(facts: Record<string, unknown>): Facts {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const record = (value: unknown) => (typeof value === 'object' ? value : null)
  return {
    width: number(facts.width),
    height: number(facts.height),
    duration: number(facts.duration),
    thumbhash: text(facts.thumbhash),
    bgColor: text(facts.bgColor),
    base64: text(facts.base64),
    light: text(facts.light),
    shapes: record(facts.shapes),
    rooms: record(facts.rooms),
  }
}
