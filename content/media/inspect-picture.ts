import type { Metadata, SharpInput } from 'sharp'
import { familyOfMime, type Kind, kindOfContent, kindOfName, mimeOf } from './kinds.ts'
import { sharp } from './sharp.ts'
import { UploadError } from './upload-error.ts'

/** The data in the header of a picture; width and height are those after rotation. */
export type PictureInfo = { kind: Kind; width: number; height: number; hasAlpha: boolean }

/** Limits the memory for decoding one picture. */
export const MAX_PIXELS = 50_000_000

/**
 * Reads the header of a picture; throws an `UploadError` if it is not a picture or too large. Only
 * the content decides about the kind, since file extensions are often wrong.
 */
export async function inspectPicture(input: SharpInput, name: string): Promise<PictureInfo> {
  const metadata = await readHeader(input, name)
  const kind = kindOfContent(metadata)
  if (!kind) throw new UploadError(`"${name}" is not a supported picture. ${SUPPORTED_KINDS}`)
  const { width, height } = metadata.autoOrient
  if (kind !== 'svg' && width * height > MAX_PIXELS)
    throw new UploadError(tooLarge(name, width * height))
  return { kind, width, height, hasAlpha: metadata.hasAlpha }
}

const SUPPORTED_KINDS =
  'Please choose a JPEG, HEIC, PNG, WebP, AVIF or SVG file, a film, a PDF or a GLB model.'

async function readHeader(input: SharpInput, name: string): Promise<Metadata> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata()
  } catch {
    throw new UploadError(unreadable(name))
  }
}

/** Files with an unknown beginning are handled here, regardless of their name. */
export function unreadable(name: string) {
  const kind = kindOfName(name)
  const family = kind && familyOfMime(mimeOf(kind))
  if (family === undefined || family === 'picture')
    return `"${name}" cannot be read as a picture. ${SUPPORTED_KINDS}`
  const noun = family === 'document' ? 'PDF' : family
  return `"${name}" is damaged, or not a ${noun}. Please export it again, or choose another file.`
}

function tooLarge(name: string, pixels: number) {
  const millions = Math.ceil(pixels / 1e6)
  return `"${name}" has ${millions} megapixels. Please scale it down to at most 50.`
}
