import { everyFrame } from '../clock.ts'

/**
 * Calls `act` after every frame is painted, until the signal aborts. Scrolling inside the frame
 * would restyle scroll-driven animations a second time in it.
 */
export function afterFrames(act: (now: number) => void, signal: AbortSignal): void {
  everyFrame((now) => setTimeout(() => signal.aborted || act(now)), signal)
}
