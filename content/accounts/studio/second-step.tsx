'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import { type Entered, signIn } from './send.ts'
import type { SignedIn } from './signed-in.ts'

type Props = Entered & { onSignedIn: (answer: SignedIn) => void; onBack: () => void }

const FROM_APP = {
  label: 'Code',
  hint: 'Your password is right. Enter the six digits that your authenticator app shows now.',
  other: 'Use a recovery code',
}
const FROM_PAPER = {
  label: 'Recovery code',
  hint: 'Enter one of the recovery codes that you kept when you switched codes on. It works once.',
  other: 'Use a code from your app',
}

/** The code that an account asks for besides the password. */
export function SecondStep({ email, password, onSignedIn, onBack }: Props) {
  const [isFromPaper, setIsFromPaper] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { label, hint, other } = isFromPaper ? FROM_PAPER : FROM_APP
  const send = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const answer = await signIn({ email, password, code })
      if (answer !== 'needs a code') onSignedIn(answer)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setIsBusy(false)
  }
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h1>One more step</h1>
      <p>{hint}</p>
      <label>
        <span>{label}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the step before had the focus, and is gone.
          autoFocus
          key={label}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isFromPaper ? 'text' : 'numeric'}
          maxLength={30}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        Sign in
      </Button>
      <div className="second-step__others text-buttons">
        <button
          type="button"
          onClick={() => {
            setIsFromPaper(!isFromPaper)
            setCode('')
            setProblem(undefined)
          }}
        >
          {other}
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}
