'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ask } from '../studio/mailbox/requests.ts'

/** Asks for a link by mail; the answer is the same whether the address has an account or not. */
export function AskLink() {
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    setSaid(await ask('/users/forgot-password', { email }).catch(({ message }) => message))
    setIsBusy(false)
  }
  return (
    <form
      className="forgotten__form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>Enter the e-mail address of your account. You get a link with which you set a new one.</p>
      <label>
        <span>E-mail</span>
        <input
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <Button type="submit" size="large" disabled={isBusy} margin={false}>
        Send the link
      </Button>
      <p role="status">{said}</p>
    </form>
  )
}
