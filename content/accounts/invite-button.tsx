'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { ask } from '../studio/mailbox/requests.ts'

/** Sends a link with which the account’s owner sets a password. */
export function InviteButton() {
  const { id } = useDocumentInfo()
  const [isBusy, setIsBusy] = useState(false)
  if (id === undefined) return null
  const invite = async () => {
    setIsBusy(true)
    await ask(`/users/${id}/invite`).then(toast.success, ({ message }) => toast.error(message))
    setIsBusy(false)
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void invite()}>
      Send a link to set a password
    </Button>
  )
}
