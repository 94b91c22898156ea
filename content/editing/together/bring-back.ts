import type { RefObject } from 'react'
import { savedAtOf } from './answers.ts'
import type { Fields } from './same.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'
import type { useMerging } from './use-merging.ts'

type Open = {
  form: FormState
  base: RefObject<Base>
  onNewer: ReturnType<typeof useMerging>['onNewer']
}

/** Returns whether the form has the changes, merged with the record; otherwise they stay stored. */
export async function restore(
  { mine, started }: { mine: Fields; started: Fields },
  { form, base, onNewer }: Open,
): Promise<boolean> {
  const latest = base.current.doc ?? {}
  const isShown = await form.replace(mine, form.read(), 'editor').catch(() => false)
  if (!isShown) return false
  base.current.doc = started
  if (await onNewer(latest, { savedBy: null, savedAt: savedAtOf(latest) ?? '' })) return true
  // The next save is refused because of its older base version, and merges.
  form.markChanged()
  return false
}
