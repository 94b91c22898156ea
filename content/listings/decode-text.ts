import { problemAt } from './problem.ts'

const MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const GUESSED =
  'This file does not say how its letters are stored; it was read as “Windows Western European”. Check accents and signs below, or save it as “CSV UTF-8”.'
const NO_TABLE =
  'This is not a table. Save it as an Excel workbook (.xlsx) or as “CSV UTF-8” and choose it again.'

/**
 * The text of a CSV file, in the encodings that spreadsheet programs write: UTF-8, UTF-16 with or
 * without a byte order mark, or else Windows-1252, in which every file is readable, so a note asks
 * the editor to check it.
 */
export function decodeText(bytes: Uint8Array): { text: string; notes: string[] } {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes)
  try {
    return checked(new TextDecoder(encoding, { fatal: true }).decode(bytes), [])
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return checked(new TextDecoder('windows-1252').decode(bytes), [GUESSED])
  }
}

function markedEncoding(bytes: Uint8Array) {
  return MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0]
}

/** Latin letters in UTF-16 have a zero in every second byte. */
function unmarkedEncoding(bytes: Uint8Array) {
  const start = bytes.subarray(0, 400)
  const zeros = (parity: number) => start.filter((byte, i) => byte === 0 && i % 2 === parity).length
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > start.length / 4 && zeros(1) === 0 ? 'utf-16be' : 'utf-8'
}

function checked(text: string, notes: string[]) {
  if (text.includes('\0')) throw problemAt(0, '', NO_TABLE)
  return { text, notes }
}
