'use client'

import { useEffect } from 'react'

/**
 * Has the browser ask before the page is closed while a chosen file is not uploaded: its bytes cannot
 * be kept, nor can what is typed beside several files.
 */
export function useAskBeforeEnd(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isWaiting])
}
