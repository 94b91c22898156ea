'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type Address, useAddress } from './address.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormNotice } from './form-notice.tsx'
import './open-form.css'
import { useOpenRecord } from './use-open-record.ts'

/**
 * Part of each form of the studio: renews its lock, guards its saves, and shows the editor notices
 * about others. It observes the form through its saves and a slow timer, never through key presses.
 */
export function OpenForm() {
  const address = useAddress()
  const { user } = useAuth()
  if (!address || user?.collection !== 'users') return null
  return <OpenRecord key={address.path} address={address} userId={user.id} />
}

function OpenRecord({ address, userId }: { address: Address; userId: number | string }) {
  const open = useOpenRecord(address, userId)
  const { routes } = useConfig().config
  const { hasSavePermission } = useDocumentInfo()
  return (
    <>
      <FormNotice
        open={open}
        canTakeOver={Boolean(hasSavePermission)}
        signIn={`${routes.admin}/login`}
      />
      {open.question && (
        <ConflictDialog
          question={open.question}
          hasHistory={open.hasHistory}
          describe={open.describe}
        />
      )}
    </>
  )
}
