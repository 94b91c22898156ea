import { everyFrame } from '../clock.ts'

/**
 * Acts on every frame, once it is drawn, until the signal aborts. Styles are worked out by then:
 * before, whoever scrolls the page has them worked out a second time in each frame, for what is tied
 * to the scroll has just been moved.
 */
export function afterFrames(act: (now: number) => void, signal: AbortSignal): void {
  everyFrame((now) => setTimeout(() => signal.aborted || act(now)), signal)
}
