'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { showModal } from '../../studio/dialog.tsx'
import { ConflictValue } from './conflict-value.tsx'
import type { Described } from './describe.ts'
import type { Conflict, Side, Step } from './merging.ts'
import type { Question } from './use-question.ts'

export type Describe = (path: Step[], versions: unknown[]) => Described

/** What the two versions are called. */
type Sides = Record<Side, { title: string; all: string }>

type Props = {
  question: Question
  title: string
  sides: Sides
  describe: Describe
  /** Why it asks. */
  children: ReactNode
}

/** Asks for each field which of two versions to keep. */
export function ConflictDialog({ question, title, sides, describe, children }: Props) {
  const { conflicts, versions, answer } = question
  const heading = useId()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ key }) => [key, side])))
  return createPortal(
    <dialog
      ref={showModal}
      className="conflicts"
      aria-labelledby={heading}
      // Both versions wait for an answer, so it does not close without one.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading}>{title}</h2>
      <p>{children}</p>
      <div className="conflicts__list">
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.key}
            conflict={conflict}
            described={describe(conflict.path, versions)}
            sides={sides}
            side={choices.get(conflict.key)}
            onChoose={(side) => setChoices(new Map([...choices, [conflict.key, side]]))}
          />
        ))}
      </div>
      <footer>
        {SIDES.map((side) => (
          <Button key={side} buttonStyle="secondary" margin={false} onClick={() => chooseAll(side)}>
            {sides[side].all}
          </Button>
        ))}
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
  sides: Sides
  side: Side | undefined
  onChoose: (side: Side) => void
}

const SIDES = ['mine', 'theirs'] as const

function Choice({
  conflict,
  described: { label, field, say },
  sides,
  side: chosen,
  onChoose,
}: ChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend>{conflict.kind === 'order' ? `${label}: the order` : label}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <span>
            <input
              type="radio"
              name={name}
              checked={side === chosen}
              onChange={() => onChoose(side)}
            />
            {sides[side].title}
          </span>
          <ConflictValue kind={conflict.kind} value={conflict[side]} {...{ field, say }} />
        </label>
      ))}
    </fieldset>
  )
}
