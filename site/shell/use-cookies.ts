import { CONSENT_EVENT, forgetConsent, readConsent } from '@belvedere/ui/consent.ts'
import { isRead } from '@belvedere/ui/device-now.ts'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useSite } from '../store/context.tsx'
import type { SiteState } from '../store/store.ts'

const DELAY_MS = 6000

type Banner = ComponentType<{ isAskedFor: boolean; secondaryMenu: Links }>
type Links = NonNullable<SiteState['global']>['secondaryMenu']

/** The banner while it is there, and a way to have it come again; neither where it is switched off. */
export function useCookies() {
  const isOn = useSite(({ features }) => features.cookieBanner)
  const hasLoaded = useSite(({ flags }) => flags.loaded)
  const [Banner, setBanner] = useState<Banner | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const open = useCallback(async () => {
    const { CookieBanner } = await import('./cookie-banner.tsx')
    setBanner(() => CookieBanner)
  }, [])

  useEffect(() => {
    if (hasLoaded) return isOn ? askLater(() => void open().catch(report)) : forgetConsent()
  }, [hasLoaded, isOn, open])
  useEffect(() => onAnswer(() => setBanner(null)), [])

  const ask = () => {
    setAskedFor(true)
    open().catch(report)
  }
  return { Banner, isAskedFor, ask: isOn ? ask : undefined }
}

/** Six seconds after the page has appeared; never to programs, nor to who has answered. */
function askLater(ask: () => void) {
  if (isRead() || readConsent()) return
  const timer = setTimeout(() => readConsent() ?? ask(), DELAY_MS)
  return () => clearTimeout(timer)
}

/** Given here, or in another tab. */
function onAnswer(close: () => void) {
  const look = () => {
    if (readConsent()) close()
  }
  document.addEventListener(CONSENT_EVENT, close)
  addEventListener('storage', look)
  return () => {
    document.removeEventListener(CONSENT_EVENT, close)
    removeEventListener('storage', look)
  }
}

function report(error: unknown) {
  console.error('The question about cookies did not load:', error)
}
