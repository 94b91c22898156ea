import type { FormState } from 'payload'
import { pagePathOf } from '../beside/form-paths.ts'
import { isSameValue } from '../together/same.ts'

/** What the response to a save changes in the fields of a form, by their paths with the ids of rows. */
export function savedOtherwise(now: FormState, answer: FormState): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const path in answer) {
    const [field, open] = [answer[path], now[path]]
    if (!field || !open || !('value' in field) || field.rows) continue
    const key = isSameValue(field.value, open.value) ? undefined : pagePathOf(now, path)
    if (key !== undefined) values.set(key, field.value)
  }
  return values
}
