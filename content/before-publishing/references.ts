import type { Field } from 'payload'

/** A record that a field refers to. */
export type Reference = { collection: string; id: number }

export const keyOf = ({ collection, id }: Reference) => `${collection}:${id}`

/** The records that the value of a field refers to. */
export function referencesOf(field: Field | undefined, value: unknown): Reference[] {
  if (field?.type !== 'upload' && field?.type !== 'relationship') return []
  const { relationTo } = field
  return [value].flat().flatMap((one) => {
    if (typeof one === 'number' && typeof relationTo === 'string') {
      return [{ collection: relationTo, id: one }]
    }
    const { relationTo: collection, value: id } = { relationTo: '', value: '', ...Object(one) }
    return typeof collection === 'string' && typeof id === 'number' ? [{ collection, id }] : []
  })
}
