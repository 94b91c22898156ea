'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { DEVICES, type Device } from './device.ts'

/** The last state of the panel for an editor, for all records. */
type Remembered = { isOpen: boolean; device: Device }

const KEY = 'page-beside'
const FIRST: Remembered = { isOpen: false, device: 'desktop' }

/**
 * The remembered state for this user, undefined until it is known, and a function that changes it.
 */
export function useRemembered() {
  const { getPreference, setPreference } = usePreferences()
  const [remembered, setRemembered] = useState<Remembered>()
  useEffect(() => {
    let isCurrent = true
    const take = (value: unknown) => {
      if (isCurrent) setRemembered(readRemembered(value))
    }
    getPreference<unknown>(KEY).then(take, () => take(undefined))
    return () => {
      isCurrent = false
    }
  }, [getPreference])
  const remember = useCallback(
    (change: Partial<Remembered>) => {
      setRemembered((before) => ({ ...FIRST, ...before, ...change }))
      void setPreference(KEY, change, true)
    },
    [setPreference],
  )
  return { remembered, remember }
}

function readRemembered(value: unknown): Remembered {
  const { isOpen, device } = { ...FIRST, ...Object(value) }
  const known = DEVICES.find(({ name }) => name === device)
  return { isOpen: isOpen === true, device: known?.name ?? FIRST.device }
}
