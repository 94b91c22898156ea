'use client'

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type Address, useAddress } from './address.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormNotice } from './form-notice.tsx'
import './open-form.css'
import { useOpenRecord } from './use-open-record.ts'

/**
 * Belongs to each form of the studio: keeps its lock alive, guards its saves, and tells the editor
 * about others. It follows the form by its saves and by a slow beat, never by its keystrokes.
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
