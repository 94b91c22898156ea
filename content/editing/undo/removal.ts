import { toast } from '@payloadcms/ui'
import type { FormHistory } from './form-history.ts'
import type { Step } from './step.ts'

/** Whether a step does nothing but remove rows of a list. */
export function isRemoval({ patches: [patch, ...others] }: Step): boolean {
  const [change, ...rest] = patch?.values() ?? []
  if (change?.kind !== 'rows' || rest.length > 0 || others.length > 0) return false
  return change.gone.size > 0 && change.to.every((id) => change.from.includes(id))
}

/** Says that rows were removed, until that is taken back; returns a function that ends this. */
export function tellRemoval(history: FormHistory, step: Step, takeBack: () => void): () => void {
  const id = toast('Removed.', {
    action: { label: 'Undo', onClick: takeBack },
    duration: 10_000,
    onDismiss: () => stop(),
    onAutoClose: () => stop(),
  })
  const stop = history.subscribe(() => {
    if (history.has(step)) return
    stop()
    toast.dismiss(id)
  })
  return () => {
    stop()
    toast.dismiss(id)
  }
}
