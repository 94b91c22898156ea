'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { sentenceOf } from '../../../studio/request.ts'
import { revokeLink } from './link-requests.ts'

/** The button that ends the preview link of the form. */
export function RevokeField() {
  const { id, data } = useDocumentInfo()
  const router = useRouter()
  if (id === undefined || data?.state !== 'Works') return null
  const revoke = async () => {
    try {
      await revokeLink(id)
      toast.success('Revoked: the link works no longer.')
      router.refresh()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Button buttonStyle="secondary" onClick={() => void revoke()}>
      Revoke this link
    </Button>
  )
}
