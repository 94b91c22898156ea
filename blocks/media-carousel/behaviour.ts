import { moveStrip } from '@belvedere/ui/move-strip.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'

/** Connects the arrows and the counter, and plays videos. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  moveStrip(root, signal)
  playFilms(root, signal)
}
