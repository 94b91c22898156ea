'use client'

import { usePreferences } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import { FIRST_STEPS } from '../first-steps-key.ts'

type Props = { title: string; note: string; children: ReactNode }

/** A list on the dashboard that its reader can dismiss for good. */
export function Dismissable({ title, note, children }: Props) {
  const { setPreference } = usePreferences()
  const [isDismissed, setDismissed] = useState(false)
  const id = useId()
  if (isDismissed) return null

  function dismiss() {
    setDismissed(true)
    void setPreference(FIRST_STEPS, { isDismissed: true })
  }
  return (
    <section className="property__section first-steps" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{note}</span>
      </h2>
      <ol>{children}</ol>
      <button type="button" onClick={dismiss}>
        Do not show this again
      </button>
    </section>
  )
}
