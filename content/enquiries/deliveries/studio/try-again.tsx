'use client'

import { Button, toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { ask } from '../../../studio/mailbox/requests.ts'

const OPEN: readonly unknown[] = ['failed', 'given-up', 'kept']

/** Retries a failed delivery at once. */
export function TryAgain() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const router = useRouter()
  if (!OPEN.includes(state)) return null
  const again = async () => {
    await ask(`/deliveries/${id}/try-again`).then(toast.success, ({ message }) =>
      toast.error(message),
    )
    router.refresh()
  }
  return (
    <Button margin={false} onClick={() => void again()}>
      Try again
    </Button>
  )
}
