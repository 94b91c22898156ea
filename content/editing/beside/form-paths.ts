import { isObject } from '@belvedere/kit/json.ts'
import type { FormState } from 'payload'

/**
 * The path of a field with the ids of its rows in place of their numbers, as pages name it:
 * `blocks.0.title` is `blocks.<id>.title`. Undefined for a row that the form does not have.
 */
export function pagePathOf(state: FormState, path: string): string | undefined {
  const named: string[] = []
  let place = ''
  for (const part of path.split('.')) {
    const rows = state[place]?.rows
    const name = rows ? rows[Number(part)]?.id : part
    if (name === undefined) return undefined
    named.push(name)
    place = place ? `${place}.${part}` : part
  }
  return named.join('.')
}

/** Whether a path leads into the value of a field that has parts with names, such as a word. */
export function isPartOfField(state: FormState, path: string): boolean {
  const field = state[path.split('.', 1)[0] ?? path]
  return !field?.rows && isObject(field?.value) && path.includes('.')
}

/** The field that a page refers to: the longest prefix of its path that the form has. */
export function formPathOf(state: FormState, path: string): string | undefined {
  if (isPartOfField(state, path)) return path
  let [place, found]: (string | undefined)[] = ['', undefined]
  for (const part of path.split('.')) {
    const rows = place === undefined ? undefined : state[place]?.rows
    const index = rows?.findIndex(({ id }) => id === part) ?? -1
    if (rows && index < 0) break
    const name = rows ? String(index) : part
    place = place ? `${place}.${name}` : name
    if (rows || state[place]) found = place
  }
  return found
}

/** The path of each row that a field is in, the outermost first. */
export function rowsAround(path: string): string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) =>
    /^\d+$/.test(part) ? [parts.slice(0, index + 1).join('.')] : [],
  )
}
