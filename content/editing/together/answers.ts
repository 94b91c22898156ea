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

/** The errors of the fields for which a save was refused. */
export type FieldErrors = {
  path: string
  message: string
  /** Whether the form finds it too, when it is checked. */
  isValidated: boolean
}[]

/** Reads the errors of fields in the refusal of a save. */
export function parseFieldErrors(json: unknown): FieldErrors {
  const { errors } = asFields(asFields(firstError(json)).data)
  return asList(errors).flatMap((error) => {
    const { label, message, path } = asFields(error)
    if (typeof path !== 'string' || !path) return []
    // Payload names the fields that it validates; hooks only give the path.
    return [{ path, message: asString(message), isValidated: typeof label === 'string' }]
  })
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
