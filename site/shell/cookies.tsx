import { CONSENT_EVENT, forgetConsent, readConsent } from '@belvedere/ui/consent.ts'
import { isRead } from '@belvedere/ui/device-now.ts'
import { useEffect, useState } from 'react'
import type { Settings } from '../content/settings.ts'
import { CookieBanner } from './cookie-banner.tsx'

type Props = {
  isOn: boolean
  /** How often a visitor has wished to answer again. */
  wishes: number
  secondaryMenu: NonNullable<Settings['global']>['secondaryMenu']
}

/**
 * Whether cookies are asked about now: of everybody who has not answered, never of programs, and
 * again of who wishes to. Switched off, an earlier yes does not hold either.
 */
export function Cookies({ isOn, wishes, secondaryMenu }: Props) {
  const [isAnswered, setAnswered] = useState(isSettled)
  const [granted, setGranted] = useState(0)
  useEffect(() => onAnswer(() => setAnswered(true)), [])
  useEffect(() => {
    if (!isOn) forgetConsent()
  }, [isOn])
  if (wishes > granted) {
    setGranted(wishes)
    setAnswered(false)
  }
  if (!isOn || isAnswered) return null
  return <CookieBanner wishes={wishes} secondaryMenu={secondaryMenu} />
}

function isSettled() {
  return isRead() || readConsent() !== undefined
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
