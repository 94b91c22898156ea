'use client'

import { STATES, type State, stateOf } from '../states.ts'

type Props = { state: State; label: string; onChoose: (state: State) => void }

/** A state in its colour; a click opens the other states. */
export function StatePill({ state, label, onChoose }: Props) {
  return (
    <select
      className="enquiry-pill"
      data-state={state}
      aria-label={label}
      value={state}
      onChange={(event) => onChoose(stateOf(event.target.value) ?? state)}
    >
      {STATES.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}
