import { FACT_KINDS } from '@belvedere/kit/facts/fact.ts'
import { keyOf } from '@belvedere/kit/facts/key.ts'
import { asString } from '@belvedere/kit/json.ts'
import type { FieldHook } from 'payload'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'

const OWN: ReadonlySet<unknown> = new Set(FACT_KINDS)

/**
 * Gives own facts their keys when the list is published, after what they are called then. A key
 * stays when its label changes, because values, addresses and sheets are found by it. A draft only
 * loses the keys of copies, while they stand below their originals.
 */
export const assignKeys: FieldHook = ({ value, data }) => {
  if (!Array.isArray(value)) return value
  const rows = asDocs(value)
  return asDoc(data)._status === 'draft' ? withoutCopies(rows) : withKeys(rows)
}

/** The rows of a list of facts, those of own facts with their keys. */
export function withKeys(all: readonly Doc[]): Doc[] {
  const rows = withoutCopies(all)
  const taken = new Set(rows.map(({ key }) => asString(key)).filter(Boolean))
  return rows.map((row) => {
    const label = asString(row.label)
    if (!OWN.has(row.kind) || asString(row.key) || label === '') return row
    const key = keyOf(label, taken)
    taken.add(key)
    return { ...row, key }
  })
}

/** The rows without the keys that an earlier row has: a duplicated row has that of its original. */
function withoutCopies(rows: readonly Doc[]): Doc[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const key = OWN.has(row.kind) ? asString(row.key) : ''
    if (key !== '' && seen.has(key)) return { ...row, key: null }
    seen.add(key)
    return row
  })
}
