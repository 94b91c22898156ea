import type { Field } from 'payload'
import { linkedRecords } from '../../delivery/schema/rich-text-target.ts'
import { asDoc } from '../../payload/doc.ts'

/** A record that a field refers to. */
export type Reference = { collection: string; id: number }

export const keyOf = ({ collection, id }: Reference) => `${collection}:${id}`

/** The records that the value of a field refers to, also by the links in a rich text. */
export function referencesOf(field: Field | undefined, value: unknown): Reference[] {
  if (field?.type === 'richText') {
    return linkedRecords(asDoc(asDoc(value).root)).flatMap(referenceTo)
  }
  if (field?.type !== 'upload' && field?.type !== 'relationship') return []
  const { relationTo } = field
  return [value]
    .flat()
    .flatMap((one) =>
      typeof relationTo === 'string' ? referenceTo({ relationTo, value: one }) : referenceTo(one),
    )
}

function referenceTo(target: unknown): Reference[] {
  const { relationTo: collection, value: id } = asDoc(target)
  return typeof collection === 'string' && typeof id === 'number' ? [{ collection, id }] : []
}
