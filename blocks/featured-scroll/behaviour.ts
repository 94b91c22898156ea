import { playFilms } from '@belvedere/ui/play-films.ts'
import { markCurrent } from '../parts/labels/mark-current.ts'

/** The mark of the current label, and the films. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  markCurrent(root, signal)
  playFilms(root, signal)
}
