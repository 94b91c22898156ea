import { isObject } from '../../kinds/target.ts'

/** Fields of Payload’s own, which hold no content. */
const INTERNAL = new Set(['id', 'blockName', 'blockType'])

/** Whether a row has no content left that an editor entered or chose. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (!isObject(value))
    return value === null || value === undefined || value === '' || value === false
  return Object.entries(value).every(([key, one]) => INTERNAL.has(key) || isEmpty(one))
}
