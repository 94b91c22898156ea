import { unzipSync } from 'fflate'
import { MAX_UNPACKED } from './limits.ts'
import { problemAt } from './problem.ts'

const MAX_PARTS = 2000
const TOO_LARGE =
  'This workbook is too large once unpacked. Copy the rows into a new workbook, without pictures and other sheets.'
const DAMAGED = 'This workbook is damaged. Open it in your spreadsheet program and save it again.'
const OTHER =
  'This is not an Excel workbook. Save it as “Excel workbook (.xlsx)” or as “CSV UTF-8” and choose it again.'

/**
 * The parts of a workbook that describe tables, by path. Refuses one that is too large before it
 * unpacks it: fflate never unpacks a part to more than the size that the zip file states.
 */
export function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const sizes: number[] = []
  const unpacked = (filter: (name: string) => boolean) => {
    try {
      return unzipSync(bytes, {
        filter: ({ name, originalSize }) => {
          sizes.push(originalSize)
          return filter(name)
        },
      })
    } catch {
      throw problemAt(0, '', DAMAGED)
    }
  }
  unpacked(() => false)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total > MAX_UNPACKED || sizes.length > MAX_PARTS) throw problemAt(0, '', TOO_LARGE)
  const parts = unpacked((name) => /\.(xml|rels)$/.test(name))
  if (!parts['xl/workbook.xml']) throw problemAt(0, '', OTHER)
  return parts
}
