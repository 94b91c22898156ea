'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { showModal } from '../../studio/dialog.tsx'
import { ConflictValue } from './conflict-value.tsx'
import type { Described } from './describe.ts'
import type { Conflict, Side, Step } from './merging.ts'
import { dayAndTime } from './times.ts'
import type { Question } from './use-merging.ts'

type Props = {
  question: Question
  hasHistory: boolean
  describe: (path: Step[], versions: unknown[]) => Described
}

/** Asks, field by field, which of two versions stays. */
export function ConflictDialog({ question, hasHistory, describe }: Props) {
  const { conflicts, newer, versions, answer } = question
  const title = useId()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const name = newer.savedBy ?? 'A program or a schedule'
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ key }) => [key, side])))
  return createPortal(
    <dialog
      ref={showModal}
      className="conflicts"
      aria-labelledby={title}
      // Both versions wait for an answer, so it does not close without one.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={title}>You both changed the same {conflicts.length === 1 ? 'field' : 'fields'}</h2>
      <p>
        {name} saved this {dayAndTime(newer.savedAt)}, while you were typing. Choose what stays.{' '}
        {hasHistory && 'What you do not choose is kept in the versions. '}
        All other changes are merged.
      </p>
      <div className="conflicts__list">
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.key}
            conflict={conflict}
            described={describe(conflict.path, versions)}
            theirs={newer.savedBy ? `${newer.savedBy}, ${dayAndTime(newer.savedAt)}` : 'The other'}
            side={choices.get(conflict.key)}
            onChoose={(side) => setChoices(new Map([...choices, [conflict.key, side]]))}
          />
        ))}
      </div>
      <footer>
        <Button buttonStyle="secondary" margin={false} onClick={() => chooseAll('mine')}>
          All mine
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => chooseAll('theirs')}>
          All theirs
        </Button>
        <Button
          margin={false}
          disabled={choices.size < conflicts.length}
          onClick={() => answer(choices)}
        >
          Go on
        </Button>
      </footer>
    </dialog>,
    document.body,
  )
}

type ChoiceProps = {
  conflict: Conflict
  described: Described
  theirs: string
  side: Side | undefined
  onChoose: (side: Side) => void
}

function Choice({ conflict, described: { label, field }, theirs, side, onChoose }: ChoiceProps) {
  const name = useId()
  const sides = [
    { of: 'mine', title: 'Yours', value: conflict.mine },
    { of: 'theirs', title: theirs, value: conflict.theirs },
  ] as const
  return (
    <fieldset>
      <legend>{conflict.kind === 'order' ? `${label}: the order` : label}</legend>
      {sides.map(({ of, title, value }) => (
        <label key={of}>
          <span>
            <input type="radio" name={name} checked={side === of} onChange={() => onChoose(of)} />
            {title}
          </span>
          <ConflictValue kind={conflict.kind} value={value} field={field} />
        </label>
      ))}
    </fieldset>
  )
}
