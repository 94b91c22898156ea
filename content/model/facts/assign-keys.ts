import { FACT_KINDS } from '@belvedere/kit/facts/fact.ts'
import { keyOf } from '@belvedere/kit/facts/key.ts'
import { asString } from '@belvedere/kit/json.ts'
import type { FieldHook } from 'payload'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'

const OWN: ReadonlySet<unknown> = new Set(FACT_KINDS)

/**
 * Gives own facts their keys when the list is published, after what they are called then. A key
 * stays when its label changes, because values, addresses and sheets are found by it.
 */
export const assignKeys: FieldHook = ({ value, data }) => {
  if (!Array.isArray(value) || asDoc(data)._status === 'draft') return value
  return withKeys(asDocs(value))
}

/** The rows of a list of facts, those of own facts with their keys. */
export function withKeys(rows: readonly Doc[]): Doc[] {
  const taken = new Set(rows.map(({ key }) => asString(key)).filter(Boolean))
  return rows.map((row) => {
    const label = asString(row.label)
    if (!OWN.has(row.kind) || asString(row.key) || label === '') return row
    const key = keyOf(label, taken)
    taken.add(key)
    return { ...row, key }
  })
}
