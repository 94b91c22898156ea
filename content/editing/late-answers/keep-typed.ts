import type { FormState } from 'payload'
import { isSameValue } from '../together/same.ts'

type Field = FormState[string]

type LateAnswer = {
  /** The form as it was sent to the service. */
  asked: FormState
  /** The form when the answer arrives. */
  now: FormState
  answer: FormState
  /** The path of the field that the cursor is in: a letter there may not have reached the form yet. */
  cursor?: string | undefined
}

/**
 * The part of a response that may go into the form: it changes only fields that the editor has not
 * touched since the request. Payload itself protects only the field that was written last
 * (`isModified` in `@payloadcms/ui/dist/forms/Form/fieldReducer.js`).
 */
export function keepTyped({ asked, now, answer, cursor }: LateAnswer): FormState {
  const kept: FormState = {}
  for (const path in answer) {
    const field = answer[path]
    if (!field || !isInItsRow(path, asked, now)) continue
    const isTouched = path === cursor || hasChanged(asked[path], now[path])
    kept[path] = withFolds(isTouched ? withoutValue(field) : field, asked[path], now[path])
  }
  return kept
}

/**
 * A field that was added to the form since then has the value of another response, or of the
 * editor.
 */
function hasChanged(before: Field | undefined, after: Field | undefined): boolean {
  if (!before || !after) return after !== undefined
  return !isSameValue(before.value, after.value)
}

/**
 * Errors, descriptions and the like stay. Whether a list has rows belongs to its value: a save would
 * leave out one that has none any more, and the service keep its rows.
 */
function withoutValue({
  value: _,
  initialValue: __,
  disableFormData: ___,
  ...field
}: Field): Field {
  return field
}

/** Rows that were folded or unfolded since the request stay as they are seen. */
function withFolds(field: Field, before: Field | undefined, after: Field | undefined): Field {
  if (!field.rows) return field
  const isFolded = (list: Field | undefined, id: string) =>
    list?.rows?.find((row) => row.id === id)?.collapsed
  const rows = field.rows.map((row) => {
    const now = isFolded(after, row.id)
    return now === undefined || now === isFolded(before, row.id) ? row : { ...row, collapsed: now }
  })
  return { ...field, rows }
}

/** Whether the rows around a field have the same positions as at the time of the request. */
function isInItsRow(path: string, asked: FormState, now: FormState): boolean {
  return Array.from(path.matchAll(/\.(\d+)(?=\.|$)/g)).every(({ index: end, 1: row }) => {
    const list = path.slice(0, end)
    const idIn = (state: FormState) => state[list]?.rows?.[Number(row)]?.id
    return idIn(now) === idIn(asked)
  })
}
