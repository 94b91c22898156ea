import { Link } from '@payloadcms/ui'
import type { FirstStep, StepState } from '../first-steps.ts'
import { Dismissable } from './dismissable.tsx'

type Props = { steps: FirstStep[] | undefined; admin: string }

/** On the dashboard of an administrator: what the site still needs, each with the way to it. */
export function FirstStepsCard({ steps, admin }: Props) {
  if (!steps) return null
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Dismissable title="First steps" note={`${done} of ${steps.length}`}>
      {steps.map(({ label, hint, path, state }) => (
        <li key={label} data-state={state}>
          <Link href={admin + path}>
            <Mark state={state} />
            <span>
              <strong>{label}</strong>
              <small>{state === 'missing' ? hint : STATE_WORDS[state]}</small>
            </span>
          </Link>
        </li>
      ))}
    </Dismissable>
  )
}

const STATE_WORDS = { draft: 'A draft: publish it.', done: 'Done.' }

/** A ring, half filled for a draft, with a tick when done; the words beside it say the same. */
function Mark({ state }: { state: StepState }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" />
      {state === 'draft' && <path d="M10 4a6 6 0 0 1 0 12z" fill="currentColor" />}
      {state === 'done' && (
        <path d="m5.5 10.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
  )
}
