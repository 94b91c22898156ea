'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { dropEntriesOf } from './entries.ts'

/**
 * Drops what an account has typed and not saved once it signs out by itself: the computer may be
 * somebody else’s. A session that ends keeps it, for the next one.
 */
export function ForgetAtSignOut({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { admin, routes } = useConfig().config
  const isSigningOut = usePathname() === routes.admin + admin.routes.logout
  const last = useRef<number | string>(undefined)
  if (user) last.current = user.id
  const isOut = isSigningOut && !user
  useEffect(() => {
    if (isOut && last.current !== undefined) dropEntriesOf(last.current)
  }, [isOut])
  return children
}
