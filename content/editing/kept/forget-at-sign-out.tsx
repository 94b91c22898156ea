'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { dropEntriesOf } from './entries.ts'

/**
 * Drops what an account has typed and not saved when it signs out by itself: the computer may be
 * somebody else’s. A session that ends keeps it, for the next one.
 */
export function ForgetAtSignOut({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { admin, routes } = useConfig().config
  const isSigningOut = usePathname() === routes.admin + admin.routes.logout
  const id = isSigningOut ? user?.id : undefined
  useEffect(() => {
    if (id !== undefined) dropEntriesOf(id)
  }, [id])
  return children
}
