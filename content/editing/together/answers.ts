import type { Fields } from './same.ts'

export type LockHolder = { name: string; since: string; isSelf: boolean }
export type OpenAnswer = { holder: LockHolder | null; savedAt: string | null }
/** The author and the time of the newer version; a program or a schedule has no name. */
export type Newer = { savedBy: string | null; savedAt: string }

/** Reads the answer of `POST /api/open-forms`. */
export function parseOpenAnswer(json: unknown): OpenAnswer {
  const { holder, savedAt } = { holder: null, savedAt: null, ...objectOf(json) }
  const { name, since, isSelf } = { name: '', since: '', isSelf: false, ...objectOf(holder) }
  return {
    holder: holder ? { name: String(name), since: String(since), isSelf: Boolean(isSelf) } : null,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
  }
}

/** Reads the refusal of a save that began from an older version. */
export function parseNewer(json: unknown): Newer {
  const { data } = { data: {}, ...objectOf(firstError(json)) }
  const { savedBy, savedAt } = { savedBy: null, savedAt: '', ...objectOf(data) }
  return { savedBy: typeof savedBy === 'string' ? savedBy : null, savedAt: String(savedAt) }
}

/** The sentence of a refusal. */
export function parseMessage(json: unknown): string {
  const { message } = { message: '', ...objectOf(firstError(json)) }
  return typeof message === 'string' ? message : ''
}

/** The record in the answer to a save, or a record itself. */
export function parseDoc(json: unknown): Fields | undefined {
  const { doc, result } = { doc: undefined, result: undefined, ...objectOf(json) }
  const found = objectOf(doc ?? result ?? json)
  return typeof found.updatedAt === 'string' ? found : undefined
}

export const savedAtOf = (doc: Fields | undefined) =>
  typeof doc?.updatedAt === 'string' ? doc.updatedAt : undefined

function firstError(json: unknown): unknown {
  const { errors } = { errors: [], ...objectOf(json) }
  return Array.isArray(errors) ? errors[0] : undefined
}

function objectOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}
