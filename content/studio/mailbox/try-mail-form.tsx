'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ask } from './requests.ts'

/** Sends a mail to test the settings, and shows the result. */
export function TryMailForm({ address }: { address: string }) {
  const [to, setTo] = useState(address)
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    setSaid('')
    setSaid(await ask('/mail/test', { to }).catch((error: Error) => error.message))
    setIsBusy(false)
  }
  return (
    <form
      className="mailbox__try"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        <span>Try it: send a mail to</span>
        <input type="email" required value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <Button type="submit" buttonStyle="secondary" disabled={isBusy} margin={false}>
        Send
      </Button>
      <p role="status">{said}</p>
    </form>
  )
}
