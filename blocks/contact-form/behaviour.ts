import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { whileNear } from '@belvedere/ui/while-near.ts'

/**
 * Starts the form when it is near or focused; before that, and if its script does not load, the
 * browser sends it.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  let isStarted = false
  const start = (isNeeded: boolean) => {
    if (!isNeeded || isStarted) return
    isStarted = true
    loadChunk(() => import('./start-form.ts'), signal)
      .then(({ startForm }) => signal.aborted || startForm(root, signal))
      .catch((error) => signal.aborted || console.error('The form has no script:', error))
  }
  root.addEventListener('focusin', () => start(true), { signal })
  whileNear(root, signal, start, '100%')
}
