'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { OtherPanel } from './other-panel.tsx'
import { OwnPanel } from './own-panel.tsx'

/** The second factors of an account: one's own, or those of another for administrators. */
export function SigningInPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth<{ id: number; role?: string | null }>()
  if (id === undefined || !user) return null
  const isOwn = user.id === id
  if (!isOwn && user.role !== 'administrator') return null
  return (
    <div className="signing-in">
      <h2>Signing in</h2>
      {isOwn ? <OwnPanel /> : <OtherPanel id={id} />}
    </div>
  )
}
