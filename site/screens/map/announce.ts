import { CHOICE } from './choice.ts'
import { sayInMap } from './script-words.ts'
import { chosenId, nameOf, shownIds } from './state-of.ts'

/** Announces changes that do not move the focus: the choice, and the result of the filters. */
export function announce(map: HTMLElement, signal: AbortSignal): void {
  const sayChoice = () => {
    const id = chosenId(map)
    say(map, id ? sayInMap(map, 'chosen', { name: nameOf(map, id) }) : sayInMap(map, 'notChosen'))
  }
  const sayShown = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-filters]'))
      say(map, sayInMap(map, 'shown', { count: shownIds(map).size }))
  }
  map.addEventListener(CHOICE, sayChoice, { signal })
  map.addEventListener('change', sayShown, { signal })
}

/** Announces a sentence to screen readers. */
export function say(map: HTMLElement, sentence: string): void {
  const line = map.querySelector('[data-said]')
  if (line) line.textContent = sentence
}
