import { crc32, inflateRawSync } from 'node:zlib'
import { MAX_UNPACKED } from './limits.ts'
import { ImportError, problemAt } from './problem.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

const MAX_PARTS = 2000
const TOO_LARGE =
  'This workbook is too large once unpacked. Copy the rows into a new workbook, without pictures and other sheets.'
const DAMAGED = 'This workbook is damaged. Open it in your spreadsheet program and save it again.'
const OTHER =
  'This is not an Excel workbook. Save it as “Excel workbook (.xlsx)” or as “CSV UTF-8” and choose it again.'

/**
 * The parts of a workbook that describe tables, by path. Refuses one that is too large before it is
 * unpacked, and one whose stated sizes are wrong. Throws an `ImportError`.
 */
export function unpack(bytes: Buffer): Record<string, Uint8Array> {
  try {
    const entries = zipEntries(bytes)
    const total = entries.reduce((sum, { size }) => sum + size, 0)
    if (total > MAX_UNPACKED || entries.length > MAX_PARTS) throw problemAt(0, '', TOO_LARGE)
    const tables = entries.filter(({ name }) => /\.(xml|rels)$/.test(name))
    if (!tables.some(({ name }) => name === 'xl/workbook.xml')) throw problemAt(0, '', OTHER)
    return Object.fromEntries(tables.map((entry) => [entry.name, contentOf(entry)]))
  } catch (error) {
    throw error instanceof ImportError ? error : problemAt(0, '', DAMAGED)
  }
}

/** The unpacked bytes of a part; throws at the first byte beyond the stated size. */
function contentOf({ packed, isPacked, size, sum }: ZipEntry): Uint8Array {
  const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }) : packed
  if (content.length !== size || crc32(content) !== sum)
    throw new Error('A part is not what the file says.')
  return content
}
