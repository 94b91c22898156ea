import type { Metadata, SharpInput } from 'sharp'
import { type Kind, kindOfContent } from './kinds.ts'
import { sharp } from './sharp.ts'

/** What is known of a picture before it is decoded; the size is the one people see. */
export type Inspected = { kind: Kind; width: number; height: number; hasAlpha: boolean }

/** The file cannot be used as a picture; the message tells the editor why and what to do. */
export class PictureError extends Error {
  override name = 'PictureError'
}

/** A picture of more pixels costs more memory to decode than the service should give one upload. */
export const MAX_PIXELS = 50_000_000

/**
 * Reads the head of a picture and refuses what is none, or too large. The content alone says of which
 * kind it is: cameras and shops give files any ending.
 */
export async function inspect(input: SharpInput, name: string): Promise<Inspected> {
  const metadata = await readHead(input, name)
  const kind = kindOfContent(metadata)
  if (!kind) throw new PictureError(`"${name}" is no picture we can use. ${KINDS_WANTED}`)
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_PIXELS) throw new PictureError(tooLarge(name, width * height))
  return { kind, width, height, hasAlpha: metadata.hasAlpha }
}

const KINDS_WANTED = 'Please choose a JPEG, PNG, WebP, AVIF or SVG file.'

async function readHead(input: SharpInput, name: string): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata()
  } catch {
    throw new PictureError(`"${name}" cannot be read as a picture. ${KINDS_WANTED}`)
  }
}

function tooLarge(name: string, pixels: number) {
  const millions = Math.ceil(pixels / 1e6)
  return `"${name}" has ${millions} megapixels. Please scale it down to at most 50.`
}
