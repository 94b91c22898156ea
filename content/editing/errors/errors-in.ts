import type { FormState } from 'payload'
import { formPathOf, pagePathOf } from '../beside/form-paths.ts'
import { isSameValue } from '../together/same.ts'

/** An error of a field, by the path that it has in the form. */
export type FieldError = { path: string; message: string }

/**
 * An error that only a save finds, such as one of a hook: the form cannot check it again. Its path
 * has the ids of rows, and its value is the one that was refused.
 */
export type Refused = { place: string; value: unknown; message: string }

/** The errors of a refused save, as long as rows may move and values may change. */
export function refusedIn(state: FormState, errors: FieldError[]): Refused[] {
  return errors.flatMap(({ path, message }) => {
    const place = pagePathOf(state, path)
    return place === undefined ? [] : [{ place, value: state[path]?.value, message }]
  })
}

/** The fields of a form that the service has found to be wrong. */
export function invalidIn(state: FormState): FieldError[] {
  return Object.entries(state).flatMap(([path, { errorMessage, passesCondition, valid }]) =>
    valid === false && passesCondition !== false && errorMessage
      ? [{ path, message: errorMessage }]
      : [],
  )
}

/** The refused fields that still hold what was refused. */
export function stillRefused(state: FormState, refused: readonly Refused[]): FieldError[] {
  return refused.flatMap(({ place, value, message }) => {
    const path = formPathOf(state, place)
    const isThere = path !== undefined && pagePathOf(state, path) === place
    return isThere && isSameValue(state[path]?.value, value) ? [{ path, message }] : []
  })
}

/** Each field once, with its first error; rows in their order, and fields in the order given. */
export function oncePerField(errors: readonly FieldError[]): FieldError[] {
  const places = new Map<string, number>()
  const first = new Map<string, FieldError>()
  for (const error of errors) {
    if (first.has(error.path)) continue
    first.set(error.path, error)
    let place = ''
    for (const step of error.path.split('.')) {
      place += `.${step}`
      if (!places.has(place)) places.set(place, isRow(step) ? Number(step) : places.size)
    }
  }
  return [...first.values()].sort((a, b) => inOrder(a.path, b.path, places))
}

const isRow = (step: string) => /^\d+$/.test(step)

/** Compares the places of the first steps that differ. */
function inOrder(a: string, b: string, places: ReadonlyMap<string, number>): number {
  const others = b.split('.')
  let [one, other] = ['', '']
  for (const [at, step] of a.split('.').entries()) {
    one += `.${step}`
    other += `.${others[at]}`
    if (one !== other) return (places.get(one) ?? -1) - (places.get(other) ?? -1)
  }
  return -1
}
