import { headingOf } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import type { JSONField, PayloadRequest } from 'payload'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { readSiteFacts } from './site-facts.ts'

/**
 * The values of the facts that have no field of their own, by their keys. Those of facts that are
 * not listed any more stay.
 */
export const factValuesField: JSONField = {
  name: 'facts',
  label: 'Facts',
  type: 'json',
  custom: { isDelivered: false },
  validate: checkValues,
  hooks: { beforeChange: [({ value }) => withoutEmpty(value)] },
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/studio/facts/values-field.tsx#FactValuesField' },
  },
}

type Judged = { id?: number | string; req: PayloadRequest }

/**
 * Judges the values that were entered. What the listing had before stays, even if its fact has
 * changed since then: another list of facts must not stop listings from being published.
 */
async function checkValues(values: unknown, { id, req }: Judged) {
  const entered = asDoc(values)
  if (Object.keys(entered).length === 0) return true
  const { facts } = await readSiteFacts(req)
  const faults = facts.all.flatMap((fact) => {
    const verdict = Object.hasOwn(entered, fact.key) ? checkFact(fact, entered[fact.key]) : true
    return verdict === true ? [] : [{ fact, verdict }]
  })
  if (faults.length === 0) return true
  const before = await readBefore(id, req)
  const fault = faults.find(({ fact: { key } }) => entered[key] !== before[key])
  return fault ? `${headingOf(fault.fact)}: ${fault.verdict}` : true
}

/** The values outside of drafts, which are saved without being judged. */
async function readBefore(id: Judged['id'], req: PayloadRequest): Promise<Doc> {
  if (id === undefined) return {}
  const wanted = { collection: 'listings', id, depth: 0, select: { facts: true } } as const
  const stored = await req.payload.findByID({ ...wanted, trash: true, disableErrors: true, req })
  return asDoc(stored?.facts)
}

/** Emptied facts are not kept; null for a listing without any. */
function withoutEmpty(values: unknown) {
  const filled = Object.entries(asDoc(values)).filter(([, value]) => value !== null && value !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
