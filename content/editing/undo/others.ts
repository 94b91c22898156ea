import { formPathOf } from '../beside/form-paths.ts'
import { isSameValue } from '../together/same.ts'
import type { Patch } from './patch.ts'
import type { Step } from './step.ts'

/**
 * Somebody else has changed something: a row that a step has added, and that they have filled in,
 * stays when the step is taken back.
 */
export function disown(steps: readonly Step[], others: Patch): void {
  const rows = new Set([...others.keys()].flatMap((key) => key.split('.')))
  for (const { patches } of steps)
    for (const patch of patches)
      for (const [key, change] of patch) {
        if (change.kind !== 'rows') continue
        const from = [...change.from]
        for (const [index, id] of change.to.entries()) {
          if (from.includes(id) || !rows.has(id)) continue
          const previous = change.to.slice(0, index).findLast((other) => from.includes(other))
          from.splice(previous === undefined ? 0 : from.indexOf(previous) + 1, 0, id)
        }
        patch.set(key, { ...change, from })
      }
}

/**
 * The service has changed a text when it saved it: the last step that made the text, and those that
 * have removed its row since then, count as if it had been this one from the beginning.
 */
export function renew(steps: readonly Step[], key: string, { from, to }: Renewed): void {
  for (const { patches } of steps.toReversed())
    for (const patch of patches.toReversed()) {
      renewGone(patch, key, { from, to })
      const change = patch.get(key)
      if (change?.kind !== 'value') continue
      if (isSameValue(change.to, from)) patch.set(key, { ...change, to })
      return
    }
}

type Renewed = { from: unknown; to: unknown }

function renewGone(patch: Patch, key: string, { from, to }: Renewed) {
  for (const [list, change] of patch) {
    if (change.kind !== 'rows' || !key.startsWith(`${list}.`)) continue
    const [id = '', ...inside] = key.slice(list.length + 1).split('.')
    const fields = change.gone.get(id)
    const path = fields && formPathOf(fields, inside.join('.'))
    const field = path === undefined ? undefined : fields?.[path]
    if (field && !field.rows && isSameValue(field.value, from)) field.value = to
  }
}
