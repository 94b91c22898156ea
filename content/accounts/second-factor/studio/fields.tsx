'use client'

import { useId } from 'react'

type Props = { value: string; onChange: (value: string) => void }

/** The password of the account, which a change of how one signs in asks for. */
export function PasswordInput({ value, onChange }: Props) {
  return (
    <label>
      <span>Your password</span>
      <input
        type="password"
        autoComplete="current-password"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

/** A code of the app. With `takesRecovery` a recovery code does as well. */
export function CodeInput({ value, onChange, takesRecovery }: Props & { takesRecovery?: boolean }) {
  const hint = useId()
  return (
    <label>
      <span>Code from your app</span>
      <input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={takesRecovery ? 'text' : 'numeric'}
        maxLength={40}
        required
        aria-describedby={takesRecovery ? hint : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {takesRecovery && <small id={hint}>Without your phone, enter a recovery code.</small>}
    </label>
  )
}
