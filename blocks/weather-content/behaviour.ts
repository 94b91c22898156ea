import { loadChunk } from '@belvedere/ui/load-chunk.ts'

/** Loads the script that moves the sun, if there is one. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const sky = root.querySelector<HTMLElement>('[data-sky]')
  if (!sky) return
  const load = () => import('@belvedere/ui/themes/day/move-sky.ts')
  loadChunk(load, signal).then(
    ({ moveSky }) => signal.aborted || moveSky(sky, signal),
    // Without it the sun stays in the morning.
    () => {},
  )
}
