import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { FirstStep } from '../first-steps.ts'
import type { StepState } from '../step-states.ts'
import { Dismissable } from './dismissable.tsx'

type Props = { steps: FirstStep[] | undefined }

/** On the dashboard of an administrator: what makes the site theirs and opens it, each with the way to it. */
export function FirstStepsCard({ steps }: Props) {
  if (!steps) return null
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <Dismissable title="First steps" note={`${done} of ${steps.length}`}>
      {steps.map(({ label, hint, href, isOnSite, state }) => (
        <li key={label} data-state={state}>
          <Way {...{ href, isOnSite }}>
            <Mark state={state} />
            <span>
              <strong>{label}</strong>
              <small>{STATE_WORDS[state] || hint}</small>
            </span>
          </Way>
        </li>
      ))}
    </Dismissable>
  )
}

type WayProps = Pick<FirstStep, 'href' | 'isOnSite'> & { children: ReactNode }

function Way({ href, isOnSite, children }: WayProps) {
  if (!isOnSite) return <Link href={href}>{children}</Link>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const STATE_WORDS = {
  missing: '',
  given: 'As it came: make it yours.',
  draft: 'A draft: publish it.',
  done: 'Done.',
}

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
