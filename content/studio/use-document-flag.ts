'use client'

import { useEffect } from 'react'

/**
 * Sets `data-<name>` on the document while `isOn`, for stylesheets. `body:has(...)` would make this
 * unnecessary, but makes Chromium compute the styles of the whole document at each key press in a
 * text area.
 */
export function useDocumentFlag(name: string, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined
    document.documentElement.setAttribute(`data-${name}`, '')
    return () => document.documentElement.removeAttribute(`data-${name}`)
  }, [name, isOn])
}
