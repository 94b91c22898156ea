import type { Family } from './kinds.ts'
import { UploadError } from './upload-error.ts'

/** How many bytes of a file tell what it is. */
export const HEAD = 4096

/**
 * What a file is by its first bytes, whatever it is called. Everything unknown is taken for a
 * picture, of which the decoder then says whether it is one.
 */
export function familyOf(head: Buffer, name: string): Family {
  const start = head.toString('latin1', 0, 16)
  if (start.startsWith('GIF8')) throw new UploadError(`"${name}" is a GIF. ${GIF}`)
  if (start.startsWith('%PDF-')) return 'document'
  if (start.startsWith('glTF')) return 'model'
  if (head.subarray(0, 4).equals(EBML) || isFilmBox(head)) return 'film'
  return 'picture'
}

const GIF = 'For a moving picture choose a film (MP4 or WebM), for a still one a PNG or JPEG file.'

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Pictures and films come in the same kind of box; its brands tell them apart. */
const PICTURE_BRAND = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** QuickTime films may begin with any of these. */
const FILM_BOX = /^(moov|mdat|wide|free|skip)$/

function isFilmBox(head: Buffer) {
  const type = head.toString('latin1', 4, 8)
  if (type !== 'ftyp') return FILM_BOX.test(type)
  return !PICTURE_BRAND.test(head.toString('latin1', 8, 12))
}
