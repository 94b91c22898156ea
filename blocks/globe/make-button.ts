import s from './live/live.module.css'

/** Turns words into a button, as large as the row or card around them, until the signal aborts. */
export function makeButton(
  place: HTMLElement,
  words: Element,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...words.childNodes)
  words.append(button)
  if (s.place) place.classList.add(s.place)
  signal.addEventListener('abort', () => button.replaceWith(...button.childNodes))
  return button
}
