'use client'

import { NavContext, useNav, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { PREFERENCE_KEYS } from 'payload/shared'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** From this width on the menu is beside the page, open unless the user has closed it. */
const WIDE = '(min-width: 1200px)'
/** Up to this width the menu covers the page. */
const COVERS = '(max-width: 768px)'
/** Payload’s button stores the user’s choice above this width only. */
const STORED_BY_BUTTON = '(min-width: 1441px)'

/**
 * Whether the studio’s menu is open, in place of Payload’s own provider, which opens the menu when
 * the scripts run and closes it again in windows up to 1440 px: the page jumps, and a click at that
 * moment is lost. Here the page stays as the server has sent it (see `menu.css`).
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const sent = useNav()
  const { setPreference } = usePreferences()
  const [isOpenBeside, setOpenBeside] = useState(sent.navOpen)
  const [isOpenAbove, setOpenAbove] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const navRef = useRef<HTMLDivElement>(null)
  const isWide = useMedia(WIDE)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu that covers the page closes when the page changes
  useEffect(() => {
    if (matchMedia(COVERS).matches) setOpenAbove(false)
  }, [pathname])

  function setNavOpen(isOpen: boolean) {
    setChanged(true)
    if (!isWide) return setOpenAbove(isOpen)
    setOpenBeside(isOpen)
    if (!matchMedia(STORED_BY_BUTTON).matches)
      void setPreference(PREFERENCE_KEYS.NAV, { open: isOpen }, true)
  }

  const value = {
    hydrated: isWide !== undefined,
    navOpen: isWide === false ? isOpenAbove : isOpenBeside,
    navRef,
    setNavOpen,
    // Only what the user has asked for moves.
    shouldAnimate: isChanged,
  }
  return <NavContext value={value}>{children}</NavContext>
}

/** Whether a media query matches; undefined in the page that the server has sent. */
function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => undefined,
  )
}
