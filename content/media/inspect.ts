import type { Metadata, SharpInput } from 'sharp'
import { type Kind, kindOfContent } from './kinds.ts'
import { sharp } from './sharp.ts'
import { UploadError } from './upload-error.ts'

/** What is known of a picture before it is decoded; the size is the one people see. */
export type Inspected = { kind: Kind; width: number; height: number; hasAlpha: boolean }

/** A picture of more pixels costs more memory to decode than the service should give one upload. */
export const MAX_PIXELS = 50_000_000

/**
 * Reads the head of a picture and refuses what is none, or too large. The content alone says of which
 * kind it is: cameras and shops give files any ending.
 */
export async function inspect(input: SharpInput, name: string): Promise<Inspected> {
  const metadata = await readHead(input, name)
  const kind = kindOfContent(metadata)
  if (!kind) throw new UploadError(`"${name}" is no picture we can use. ${KINDS_WANTED}`)
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_PIXELS) throw new UploadError(tooLarge(name, width * height))
  return { kind, width, height, hasAlpha: metadata.hasAlpha }
}

const KINDS_WANTED =
  'Please choose a JPEG, PNG, WebP, AVIF or SVG file, a film, a PDF or a GLB model.'

async function readHead(input: SharpInput, name: string): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata()
  } catch {
    throw new UploadError(`"${name}" cannot be read as a picture. ${KINDS_WANTED}`)
  }
}

function tooLarge(name: string, pixels: number) {
  const millions = Math.ceil(pixels / 1e6)
  return `"${name}" has ${millions} megapixels. Please scale it down to at most 50.`
}
