import { isAddress } from '@belvedere/kit/copied-address.ts'
import type { Sheet } from '../../listings/sheet.ts'

/** A row of a sheet of redirects, as it is written; the status is empty if the row has none. */
export type WrittenRule = { row: number; from: string; to: string; status: string }

/** The headings of many programs, without the kind of address that some add: “Source URL”. */
const HEADINGS = {
  from: ['from', 'redirect from', 'old', 'source', 'origin', 'original'],
  to: ['to', 'redirect to', 'new', 'target', 'destination'],
  status: ['status', 'type', 'code', 'http code', 'http status', 'status code', 'redirect type'],
} as const
const ADDED = /^http (?=status code$)| (?:address|path|url)$/g

type Field = keyof typeof HEADINGS

const NO_HEADINGS: Record<Field, number> = { from: 0, to: 1, status: 2 }

/**
 * The rules in a sheet: by the headings of its first row, or, if that has an address already, the
 * old address, the new one and the type in this order. Rows without any address are left out.
 */
export function readRules({ rows }: Sheet): WrittenRule[] | undefined {
  const [first = []] = rows
  const named = columnsOf(first.map(textOf))
  const isRule = isAddress(textOf(first[0]))
  if (!named && !isRule) return undefined
  const columns = named ?? NO_HEADINGS
  return rows
    .map((cells, i) => {
      const cell = (field: Field) => textOf(cells[columns[field]])
      return { row: i + 1, from: cell('from'), to: cell('to'), status: cell('status') }
    })
    .slice(named ? 1 : 0)
    .filter(({ from, to }) => from !== '' || to !== '')
}

/** Where the fields are; undefined unless both addresses have a heading. */
function columnsOf(headings: readonly string[]): Record<Field, number> | undefined {
  const at = (field: Field) => {
    const names: readonly string[] = HEADINGS[field]
    return headings.findIndex((heading) => names.includes(plainHeading(heading)))
  }
  const columns = { from: at('from'), to: at('to'), status: at('status') }
  return columns.from < 0 || columns.to < 0 ? undefined : columns
}

function plainHeading(heading: string) {
  return heading
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .replaceAll(ADDED, '')
}

const textOf = (cell: unknown) => (cell === null || cell === undefined ? '' : String(cell).trim())
