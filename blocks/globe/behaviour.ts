import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { whileNear } from '@belvedere/ui/while-near.ts'

/**
 * Starts the globe when it is near; before that, and if its script does not load, the globe is a
 * still SVG.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  let isStarted = false
  const start = (isNear: boolean) => {
    if (!isNear || isStarted) return
    isStarted = true
    loadChunk(() => import('./start-globe.ts'), signal)
      .then(({ startGlobe }) => signal.aborted || startGlobe(root, signal))
      .catch((error) => signal.aborted || console.error('The globe stands still:', error))
  }
  whileNear(root, signal, start, '100%')
}
