import { isObject } from './target.ts'

/** What tells a row from others, and says nothing to visitors. */
const NAMES = new Set(['id', 'blockName', 'blockType'])

/** Whether nothing that an editor has written or chosen is left in a row. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (!isObject(value))
    return value === null || value === undefined || value === '' || value === false
  return Object.entries(value).every(([key, one]) => NAMES.has(key) || isEmpty(one))
}
