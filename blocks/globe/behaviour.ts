import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { onceNear } from '@belvedere/ui/while-near.ts'

/**
 * Starts the globe when it is near; before that, and if its script does not load, the globe is a
 * still SVG.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  const start = () =>
    loadChunk(() => import('./start-globe.ts'), signal)
      .then(({ startGlobe }) => signal.aborted || startGlobe(root, signal))
      .catch((error) => signal.aborted || console.error('The globe stands still:', error))
  onceNear(root, signal, start, '100%')
}
