'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../studio/request.ts'

type Props = { action: string; children: ReactNode; onSubmit: () => Promise<void> }

/** A form in a dialog: one button, and the sentence of a failure above it. */
export function DialogForm({ action, children, onSubmit }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    setIsBusy(true)
    setProblem(undefined)
    await onSubmit().catch((error) => setProblem(sentenceOf(error)))
    setIsBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" disabled={isBusy} margin={false}>
        {action}
      </Button>
    </form>
  )
}
