import type { Row } from '@belvedere/kit/enquiry/asked-form.ts'
import type { House } from '@belvedere/kit/enquiry/form-state.ts'
import s from './contact-form.module.css'
import { BuiltInField, type Controls } from './controls.tsx'
import { OwnField } from './own-field.tsx'

type Props = Controls & {
  rows: readonly Row[]
  subjects: readonly string[]
  languages: readonly string[]
  house: House | undefined
}

/** What is asked below name and e-mail address, in the owner's order. */
export function Questions({ rows, ...rest }: Props) {
  const { subjects, languages, house, ...controls } = rest
  // A single language is not offered.
  const shown = rows.filter(({ ask }) => ask !== 'language' || languages.length > 1)
  const wide = wideRows(shown)
  return shown.map((row, i) => {
    const className = wide.has(i) ? s.whole : undefined
    if (row.ask === 'own')
      return <OwnField key={row.id} {...controls} question={row} className={className} />
    return <BuiltInField key={row.ask} {...rest} {...row} className={className} />
  })
}

/** Name and e-mail address are beside each other, above the rows. */
const BEFORE = 2

/**
 * The rows that take a whole line: long answers and boxes, and a field that no other is left to be
 * beside.
 */
function wideRows(rows: readonly Row[]): ReadonlySet<number> {
  const wide = new Set<number>()
  let beside = BEFORE
  for (const [i, row] of rows.entries()) {
    if (!isLong(row)) {
      beside += 1
      continue
    }
    wide.add(i)
    if (beside % 2 === 1) wide.add(i - 1)
    beside = 0
  }
  if (beside % 2 === 1) wide.add(rows.length - 1)
  return wide
}

function isLong(row: Row) {
  if (row.ask === 'own') return row.kind === 'lines' || row.kind === 'yes'
  return row.ask === 'message' || row.ask === 'news'
}
