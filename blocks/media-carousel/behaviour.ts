import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'

/** Runs the arrows and the count, and plays films. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  playFilms(root, signal)
}
