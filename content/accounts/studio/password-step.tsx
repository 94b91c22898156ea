'use client'

import { Button, Link, useTranslation } from '@payloadcms/ui'
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import { type Entered, signIn } from './send.ts'
import type { SignedIn } from './signed-in.ts'

type Props = {
  forgotten: string
  onSignedIn: (answer: SignedIn) => void
  onCodeNeeded: (entered: Entered) => void
}

const never = () => () => {}

/** E-mail address and password. */
export function PasswordStep({ forgotten, onSignedIn, onCodeNeeded }: Props) {
  const { t } = useTranslation()
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (entered: Entered) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const answer = await signIn(entered)
      if (answer === 'needs a code') onCodeNeeded(entered)
      else onSignedIn(answer)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setIsBusy(false)
  }
  return (
    <form className="sign-in" onSubmit={(event) => void send(readForm(event))}>
      <label>
        <span>{t('general:email')}</span>
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        <span>{t('general:password')}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <Link href={forgotten} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" size="large" margin={false} disabled={isBusy || !isReady}>
        {t('authentication:login')}
      </Button>
    </form>
  )
}

/** Read from the form, which also has what a browser filled in before the script ran. */
function readForm(event: SyntheticEvent<HTMLFormElement>): Entered {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  return { email: String(form.get('email')), password: String(form.get('password')) }
}
