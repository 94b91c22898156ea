import type { ReactNode } from 'react'
import { countOf, headingOfSeveral, type Nouns, whereTo } from '../words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Answer } from './requests.ts'
import { Staying } from './staying.tsx'

type Props = {
  nouns: Nouns
  /** The effects; undefined until they are known. */
  answer: Answer | undefined
  /** How many are selected. */
  count: number
  run: () => Promise<string | undefined>
  onClose: () => void
  children?: ReactNode
}

/** The question before selected records are deleted: how many go, and which stay, because of what. */
export function Question({ nouns, answer, count, run, onClose, children }: Props) {
  const goes = answer && 'goes' in answer ? answer.goes : undefined
  const going = goes ? goes.ids.length : count
  const label = `Move ${countOf(going, nouns)} to the bin`
  const action = going > 0 ? { label, isReady: Boolean(answer), run } : undefined
  const heading = action
    ? headingOfSeveral(going, count, nouns)
    : `${countOf(count, nouns)} cannot be deleted yet`
  return (
    <DeleteDialog heading={heading} action={action} onClose={onClose}>
      {!answer && <p aria-busy>Looking where they are used …</p>}
      {answer && 'why' in answer && <p>{answer.why}</p>}
      {goes && action && <p>{whereTo(goes)}</p>}
      {goes && <Staying goes={goes} nouns={nouns} />}
      {goes && action && children}
    </DeleteDialog>
  )
}
