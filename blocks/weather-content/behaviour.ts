import { loadChunk } from '@belvedere/ui/load-chunk.ts'
import { onceNear } from '@belvedere/ui/while-near.ts'

/** Loads the script that moves the sun, if there is one, when the block is near. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const sky = root.querySelector<HTMLElement>('[data-sky]')
  if (!sky) return
  const load = () =>
    loadChunk(() => import('@belvedere/ui/themes/day/move-sky.ts'), signal).then(
      ({ moveSky }) => signal.aborted || moveSky(sky, signal),
      // Without it the sun stays in the morning.
      () => {},
    )
  onceNear(root, signal, load, '100%')
}
