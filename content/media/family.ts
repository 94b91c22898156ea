import type { Family } from './kinds.ts'
import { UploadError } from './upload-error.ts'

/** Number of bytes that are needed to recognise a file. */
export const HEADER_BYTES = 4096

/**
 * The family of a file by its first bytes, whatever its name. Unknown content counts as a picture;
 * the decoder then decides.
 */
export function familyOf(head: Buffer, name: string): Family {
  const start = head.toString('latin1', 0, 16)
  if (start.startsWith('GIF8')) throw new UploadError(`"${name}" is a GIF. ${GIF}`)
  if (start.startsWith('%PDF-')) return 'document'
  if (start.startsWith('glTF')) return 'model'
  if (start.startsWith('wOF2')) return 'font'
  if (OTHER_FONTS.some((sign) => start.startsWith(sign)))
    throw new UploadError(`"${name}" ${OTHER_FONT}`)
  if (head.subarray(0, 4).equals(EBML) || isFilmBox(head)) return 'film'
  return 'picture'
}

const GIF =
  'Please use a film (MP4 or WebM) for an animation, or a PNG or JPEG file for a still picture.'

/** WOFF, OpenType and TrueType. */
const OTHER_FONTS = ['wOFF', 'OTTO', 'true', '\u0000\u0001\u0000\u0000']

const OTHER_FONT =
  'is a font, but not for the web. Please convert it to WOFF2; its licence has to allow that.'

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Pictures and videos share the ISO box format; the major brand distinguishes them. */
const PICTURE_BRAND = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** Whether a file says that it is HEIC, or HEIF with any compression. */
export function isHeif(head: Buffer): boolean {
  const brand = head.toString('latin1', 8, 12)
  return isBox(head) && PICTURE_BRAND.test(brand) && !brand.startsWith('avi')
}

/** Whether a file begins as an SVG does, with or without a byte order mark, of UTF-16 too. */
export function isDrawing(head: Buffer): boolean {
  return textOf(head).trimStart().startsWith('<')
}

function textOf(head: Buffer): string {
  const mark = head.toString('hex', 0, 2)
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(head)
  return mark === 'feff' ? new TextDecoder('utf-16be').decode(head) : head.toString()
}

/** Boxes that QuickTime videos can begin with. */
const FILM_BOX = /^(moov|mdat|wide|free|skip)$/

function isFilmBox(head: Buffer) {
  if (!isBox(head)) return FILM_BOX.test(head.toString('latin1', 4, 8))
  return !PICTURE_BRAND.test(head.toString('latin1', 8, 12))
}

function isBox(head: Buffer) {
  return head.toString('latin1', 4, 8) === 'ftyp'
}
