import type { FormState } from 'payload'
import { hasSameRows } from './same-rows.ts'

const BLOCK = /^blocks\.(\d+)\./

type Field = FormState[string]

/**
 * The indexes of the blocks in which a value differs between two states of a form. Undefined if
 * fields or rows were added, removed or moved, or were last rendered at another path.
 */
export function changedBlocks(before: FormState, after: FormState): Set<number> | undefined {
  const changed = new Set<number>()
  let count = 0
  for (const path in after) {
    count++
    const [field, earlier] = [after[path], before[path]]
    if (!field || !earlier || !isRenderedAt(path, field)) return undefined
    if (!hasSameRows(earlier.rows, field.rows)) return undefined
    if (isSameValue(earlier.value, field.value)) continue
    const index = BLOCK.exec(path)?.[1]
    if (index !== undefined) changed.add(Number(index))
  }
  return count === Object.keys(before).length ? changed : undefined
}

/** Values that are never rendered, such as ids, have no such path. */
function isRenderedAt(path: string, { lastRenderedPath }: Field): boolean {
  return lastRenderedPath === undefined || lastRenderedPath === path
}

function isSameValue(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true
  const areObjects = typeof before === 'object' && typeof after === 'object'
  return areObjects && JSON.stringify(before) === JSON.stringify(after)
}
