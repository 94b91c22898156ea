'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { dropEntriesOf, dropOld } from './entries.ts'
import { isSignedOut, markSignedIn, markSignedOut } from './signed-out.ts'

/**
 * Drops what an account has typed and not saved when it signs out by itself: the computer may be
 * somebody else’s. Its forms in other tabs keep nothing more either. A session that ends keeps it, for
 * the next one. What is older than a week goes with each page of the studio.
 */
export function ForgetAtSignOut({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { admin, routes } = useConfig().config
  const isSigningOut = usePathname() === routes.admin + admin.routes.logout
  const id = user?.id
  useEffect(dropOld, [])
  // A page that loads with an account, or gets one, has its session; one that is left open need not.
  useEffect(() => {
    if (id !== undefined) markSignedIn(id)
  }, [id])
  useEffect(() => {
    if (id === undefined || !isSigningOut) return
    // A full browser has room for the mark only then; afterwards, no tab stores anything more.
    dropEntriesOf(id)
    markSignedOut(id)
    dropEntriesOf(id)
  }, [id, isSigningOut])
  useEffect(() => {
    const onOther = () => {
      if (id !== undefined && isSignedOut(id)) dropEntriesOf(id)
    }
    window.addEventListener('storage', onOther)
    return () => window.removeEventListener('storage', onOther)
  }, [id])
  return children
}
