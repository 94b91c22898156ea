import { say } from './announce.ts'

/** Shows a sentence beside the scene's button, and says it; an empty one hides the last one. */
export function note(map: HTMLElement, sentence: string): void {
  const line = map.querySelector<HTMLElement>('[data-note]')
  if (line) {
    line.textContent = sentence
    line.hidden = sentence === ''
  }
  if (sentence) say(map, sentence)
}
