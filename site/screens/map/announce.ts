import { words } from '../words.ts'
import { CHOICE } from './choice.ts'
import { chosenId, nameOf, shownIds } from './state-of.ts'

/** Says in words what changes without moving the focus there: the choice, and the filters' result. */
export function announce(map: HTMLElement, signal: AbortSignal): void {
  const sayChoice = () => {
    const id = chosenId(map)
    say(map, id ? words.chosen(nameOf(map, id)) : words.notChosen)
  }
  const sayShown = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-filters]'))
      say(map, words.mapShown(shownIds(map).size))
  }
  map.addEventListener(CHOICE, sayChoice, { signal })
  map.addEventListener('change', sayShown, { signal })
}

/** Says a sentence to those who listen to the page. */
export function say(map: HTMLElement, sentence: string): void {
  const line = map.querySelector('[data-said]')
  if (line) line.textContent = sentence
}
