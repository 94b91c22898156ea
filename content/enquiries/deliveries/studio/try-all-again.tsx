'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { ask } from '../../../studio/mailbox/requests.ts'

/** Retries all failed deliveries at once. */
export function TryAllAgain() {
  const router = useRouter()
  const again = async () => {
    await ask('/deliveries/try-again').then(toast.success, ({ message }) => toast.error(message))
    router.refresh()
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void again()}>
      Try all that failed again
    </Button>
  )
}
