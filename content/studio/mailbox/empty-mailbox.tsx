'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { sentenceOf } from '../request.ts'
import { ask } from './requests.ts'

/** Deletes all mails of the mailbox. */
export function EmptyMailbox() {
  const router = useRouter()
  const empty = async () => {
    try {
      toast.success(await ask('/mail/empty'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    router.refresh()
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void empty()}>
      Empty the mailbox
    </Button>
  )
}
