import type { Payload } from 'payload'
import { items } from './items.ts'
import { ensureFiles, surveyFiles } from './media.ts'
import { records } from './records.ts'
import { survey, writeItems } from './write.ts'

/** A piece of the demo that is no longer as the demo wrote it. */
export type Change = { key: string; label: string; how: 'changed' | 'deleted' }

/** What putting the demo content back would overwrite, and how many records it would leave alone. */
export type Plan = { changes: Change[]; own: number }

/** Looks at what editors have done to the demo content. Nothing is changed. */
export async function planReset(payload: Payload): Promise<Plan> {
  const [pieces, files] = [await survey(payload), await surveyFiles(payload)]
  const isNew = pieces.every(({ standing }) => standing === 'missing')
  const changes = [
    ...pieces.flatMap(({ item: { key, label }, standing }) => {
      return standing === 'changed' || standing === 'deleted' ? [{ key, label, how: standing }] : []
    }),
    ...files.flatMap(({ name, standing }) => changeOfFile(name, standing, isNew)),
  ]
  const known = pieces.filter(({ item, standing }) => !isGlobal(item.key) && isThere(standing))
  return { changes, own: (await countRecords(payload)) - known.length }
}

const isGlobal = (key: string) => key.startsWith('globals/')
const isThere = (standing: string) => standing === 'same' || standing === 'changed'

const keyOfFile = (name: string) => `files/${name}`

/** A file that is missing was deleted, unless the demo was never here. */
function changeOfFile(name: string, standing: string, isNew: boolean): Change[] {
  const [key, label] = [keyOfFile(name), `file “${name}”`]
  if (standing === 'changed') return [{ key, label, how: 'changed' }]
  return standing === 'missing' && !isNew ? [{ key, label, how: 'deleted' }] : []
}

async function countRecords(payload: Payload): Promise<number> {
  const collections = [...new Set(records.map(({ collection }) => collection))]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })))
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

export type Outcome = { written: string[]; untouched: number }

/**
 * Puts the demo content back: what is missing, what the demo has news of, and those of the editors’
 * changes that are agreed to. What was changed meanwhile stays.
 */
export async function reset(payload: Payload, agreed: Set<string>): Promise<Outcome> {
  const media = await ensureFiles(payload, { overwrite: (name) => agreed.has(keyOfFile(name)) })
  const written = await writeItems(payload, {
    media,
    choose: ({ key }, standing, hasNews) => {
      if (standing === 'same') return hasNews
      return standing === 'missing' || agreed.has(key)
    },
  })
  return { written, untouched: items.length - written.length }
}
