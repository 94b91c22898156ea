import { headingOf } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import type { JSONField, PayloadRequest } from 'payload'
import { asDoc } from '../../payload/doc.ts'
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

async function checkValues(values: unknown, { req }: { req: PayloadRequest }) {
  const entered = asDoc(values)
  if (Object.keys(entered).length === 0) return true
  const { facts } = await readSiteFacts(req)
  for (const fact of facts.all) {
    const verdict = Object.hasOwn(entered, fact.key) ? checkFact(fact, entered[fact.key]) : true
    if (verdict !== true) return `${headingOf(fact)}: ${verdict}`
  }
  return true
}

/** Emptied facts are not kept; null for a listing without any. */
function withoutEmpty(values: unknown) {
  const filled = Object.entries(asDoc(values)).filter(([, value]) => value !== null && value !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
