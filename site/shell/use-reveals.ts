import { isRead } from '@belvedere/ui/device-now.ts'
import { useEffect } from 'react'
import { MAIN } from '../app/places.ts'
import { whenIdle } from '../client/when-idle.ts'

/**
 * Lets what is below the view appear as it comes, once the page has nothing better to do. A splash
 * leaves whether or not somebody is there to take over.
 */
export function useReveals(): void {
  useEffect(() => {
    if (isRead()) return
    const shown = new AbortController()
    if ('splash' in document.documentElement.dataset) start(shown.signal)
    else whenIdle(() => start(shown.signal))
    return () => shown.abort()
  }, [])
}

function start(signal: AbortSignal) {
  const main = document.getElementById(MAIN)
  if (!main || signal.aborted) return
  import('@belvedere/motion/reveal/start.ts')
    .then(({ startReveals }) => startReveals(main, signal))
    .catch((error) => console.error('Nothing moves as it comes into view:', error))
}
