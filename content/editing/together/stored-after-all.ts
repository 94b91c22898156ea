import { SERVICE_FIELDS } from './merge.ts'
import { type Fields, isFields, isSameIn } from './same.ts'

/**
 * The version on which a form is based once `latest` turns out to have what a save without an answer
 * had changed; undefined if it has not. What the editor has typed since is no conflict with it.
 */
export function storedAfterAll(base: Fields, sent: Fields, latest: Fields): Fields | undefined {
  const changed = Object.keys(sent).filter(
    (name) => !SERVICE_FIELDS.has(name) && !isSameIn(name, sent[name], base[name]),
  )
  const isStored = (name: string) => isSameIn(name, trimmed(sent[name]), trimmed(latest[name]))
  if (changed.length === 0 || !changed.every(isStored)) return undefined
  return { ...base, ...Object.fromEntries(changed.map((name) => [name, latest[name]])) }
}

/** The service stores texts without the spaces around them. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one)]))
}
