import { setAddresses } from '@belvedere/kit/addresses.ts'
import type { Payload } from 'payload'
import type { Property } from './format/read-property.ts'
import { itemsOf } from './items.ts'
import { ensureFiles, surveyFiles } from './media.ts'
import { recordsOfProperty } from './records.ts'
import { survey, writeItems } from './write.ts'

/** A record, global or file of the property that an editor changed or deleted. */
type Change = { key: string; label: string; how: 'changed' | 'deleted' }

/** The changes that a reset would overwrite, and the number of records it would keep. */
export type Plan = { changes: Change[]; ownRecords: number }

/** Finds editors' changes to a property's content without writing anything. */
export async function planReset(payload: Payload, property: Property): Promise<Plan> {
  const itemStatuses = await survey(payload, itemsOf(property))
  const files = await surveyFiles(payload, property)
  const isNew = itemStatuses.every(({ status }) => status === 'missing')
  const changes = [
    ...itemStatuses.flatMap(({ item: { key, label }, status }) => {
      return status === 'changed' || status === 'deleted' ? [{ key, label, how: status }] : []
    }),
    ...files.flatMap(({ name, status }) => changeOfFile(name, status, isNew)),
  ]
  const known = itemStatuses.filter(({ item, status }) => isRecord(item.key) && isThere(status))
  return { changes, ownRecords: (await countRecords(payload, property)) - known.length }
}

const isRecord = (key: string) => !/^(globals|patterns|redirects)\//.test(key)
const isThere = (status: string) => status === 'same' || status === 'changed'

const keyOfFile = (name: string) => `files/${name}`

/** A missing file was deleted, unless the property was never seeded. */
function changeOfFile(name: string, status: string, isNew: boolean): Change[] {
  const [key, label] = [keyOfFile(name), `file “${name}”`]
  if (status === 'changed') return [{ key, label, how: 'changed' }]
  return status === 'missing' && !isNew ? [{ key, label, how: 'deleted' }] : []
}

async function countRecords(payload: Payload, property: Property): Promise<number> {
  const records = recordsOfProperty(property)
  const collections = [...new Set(records.map(({ collection }) => collection))]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })))
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

type Outcome = { written: string[]; untouched: number }

/**
 * Restores a property's content: missing items, items whose source has changed, and the editors'
 * changes whose keys are in `confirmed`. Other changes are kept.
 */
export async function reset(
  payload: Payload,
  property: Property,
  confirmed: Set<string>,
): Promise<Outcome> {
  setAddresses(property.copy.site?.addresses)
  const items = itemsOf(property)
  const media = await ensureFiles(payload, property, {
    overwrite: (name) => confirmed.has(keyOfFile(name)),
  })
  const written = await writeItems(payload, {
    items,
    media,
    shouldWrite: ({ key }, status, hasSourceChanged) => {
      if (status === 'same') return hasSourceChanged
      return status === 'missing' || confirmed.has(key)
    },
  })
  return { written, untouched: items.length - written.length }
}
