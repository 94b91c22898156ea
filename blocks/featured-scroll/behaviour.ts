import { playFilms } from '@belvedere/ui/play-films.ts'
import { markCurrent } from '../parts/labels/mark-current.ts'

/** Marks the current label and plays videos. */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  markCurrent(root, signal)
  playFilms(root, signal)
}
