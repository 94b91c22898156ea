import type { ClientField, FormState } from 'payload'
import { findField, type Labels, rowOf } from '../together/describe.ts'

type Place = { name: string; field: ClientField | undefined }

/**
 * The place of a field in the words of the service: “Block 3 (Features) › Title”, without the list
 * that the block is in.
 */
export const nameField = (labels: Labels, state: FormState, path: string): string =>
  findPlace(labels, state, path).name

/** The name of a field, and the field itself if the path is not of a row. */
export function findPlace(labels: Labels, state: FormState, path: string): Place {
  const words: string[] = []
  let firstBlock: number | undefined
  let { fields } = labels
  let list: ReturnType<typeof findField>
  let at = ''
  for (const step of path.split('.')) {
    at = at ? `${at}.${step}` : step
    if (list && /^\d+$/.test(step)) {
      const blockType = state[`${at}.blockType`]?.value
      const row = rowOf(labels, list.field, [{ blockType }])
      if (list.field?.type === 'blocks') {
        firstBlock ??= words.length
        words.push(`Block ${Number(step) + 1} (${row.label})`)
      } else words.splice(-1, 1, `${list.label} ${Number(step) + 1}`)
      fields = row.fields
      continue
    }
    list = findField(fields, step)
    fields = list?.fields ?? []
    words.push(list?.label ?? step)
  }
  const name = words.slice(firstBlock).join(' › ')
  return { name, field: /\.\d+$/.test(path) ? undefined : list?.field }
}
