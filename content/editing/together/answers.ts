import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import type { Fields } from './same.ts'

type LockHolder = { name: string; since: string; isSelf: boolean }
export type OpenAnswer = { holder: LockHolder | null; savedAt: string | null }
/** The author and the time of the newer version; a program or a schedule has no name. */
export type Newer = { savedBy: string | null; savedAt: string }

/** Reads the answer of `POST /api/open-forms`. */
export function parseOpenAnswer(json: unknown): OpenAnswer {
  const { holder, savedAt } = asFields(json)
  const { name, since, isSelf } = asFields(holder)
  return {
    holder: holder
      ? { name: asString(name), since: asString(since), isSelf: Boolean(isSelf) }
      : null,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
  }
}

/** Reads the refusal of a save that began from an older version. */
export function parseNewer(json: unknown): Newer {
  const { data } = asFields(firstError(json))
  const { savedBy, savedAt } = asFields(data)
  return { savedBy: typeof savedBy === 'string' ? savedBy : null, savedAt: asString(savedAt) }
}

/** The sentence of a refusal. */
export function parseMessage(json: unknown): string {
  return asString(asFields(firstError(json)).message)
}

/** The record in the answer to a save, or a record itself. */
export function parseDoc(json: unknown): Fields | undefined {
  const { doc, result } = asFields(json)
  const found = asFields(doc ?? result ?? json)
  return typeof found.updatedAt === 'string' ? found : undefined
}

export const savedAtOf = (doc: Fields | undefined) =>
  typeof doc?.updatedAt === 'string' ? doc.updatedAt : undefined

function firstError(json: unknown): unknown {
  return asList(asFields(json).errors)[0]
}
