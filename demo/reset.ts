import type { Payload } from 'payload'
import { items } from './items.ts'
import { ensureFiles, surveyFiles } from './media.ts'
import { records } from './records.ts'
import { survey, writeItems } from './write.ts'

/** A demo record, global or file that an editor changed or deleted. */
export type Change = { key: string; label: string; how: 'changed' | 'deleted' }

/** The changes that a reset would overwrite, and the number of records it would keep. */
export type Plan = { changes: Change[]; ownRecords: number }

/** Finds editors' changes to the demo content without writing anything. */
export async function planReset(payload: Payload): Promise<Plan> {
  const [itemStatuses, files] = [await survey(payload), await surveyFiles(payload)]
  const isNew = itemStatuses.every(({ status }) => status === 'missing')
  const changes = [
    ...itemStatuses.flatMap(({ item: { key, label }, status }) => {
      return status === 'changed' || status === 'deleted' ? [{ key, label, how: status }] : []
    }),
    ...files.flatMap(({ name, status }) => changeOfFile(name, status, isNew)),
  ]
  const known = itemStatuses.filter(({ item, status }) => !isGlobal(item.key) && isThere(status))
  return { changes, ownRecords: (await countRecords(payload)) - known.length }
}

const isGlobal = (key: string) => key.startsWith('globals/')
const isThere = (status: string) => status === 'same' || status === 'changed'

const keyOfFile = (name: string) => `files/${name}`

/** A missing file was deleted, unless the demo was never seeded. */
function changeOfFile(name: string, status: string, isNew: boolean): Change[] {
  const [key, label] = [keyOfFile(name), `file “${name}”`]
  if (status === 'changed') return [{ key, label, how: 'changed' }]
  return status === 'missing' && !isNew ? [{ key, label, how: 'deleted' }] : []
}

async function countRecords(payload: Payload): Promise<number> {
  const collections = [...new Set(records.map(({ collection }) => collection))]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })))
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

export type Outcome = { written: string[]; untouched: number }

/**
 * Restores the demo content: missing items, items whose demo source has changed, and the editors'
 * changes whose keys are in `confirmed`. Other changes are kept.
 */
export async function reset(payload: Payload, confirmed: Set<string>): Promise<Outcome> {
  const media = await ensureFiles(payload, { overwrite: (name) => confirmed.has(keyOfFile(name)) })
  const written = await writeItems(payload, {
    media,
    shouldWrite: ({ key }, status, hasSourceChanged) => {
      if (status === 'same') return hasSourceChanged
      return status === 'missing' || confirmed.has(key)
    },
  })
  return { written, untouched: items.length - written.length }
}
