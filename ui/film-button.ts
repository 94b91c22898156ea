import { isPlainClick } from './plain-click.ts'

export type FilmParts = {
  film: HTMLElement
  button: HTMLAnchorElement
  video: HTMLVideoElement
}

/** With scripts the link to the file is a button, and answers to the keys of one. */
export function listenToButton(
  button: HTMLAnchorElement,
  press: (event: Event) => void,
  signal: AbortSignal,
): void {
  button.setAttribute('role', 'button')
  button.addEventListener('click', (event) => isPlainClick(event) && press(event), { signal })
  button.addEventListener('keydown', (event) => event.key === ' ' && press(event), { signal })
}

/** The button says what it does next, and the film marks what it does now. */
export function showState({ film, button, video }: FilmParts, signal: AbortSignal): void {
  const words = button.querySelector('[data-words]')
  const show = () => {
    film.toggleAttribute('data-playing', !video.paused)
    if (words) words.textContent = video.paused ? 'Play film' : 'Pause film'
  }
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, show, { signal })
  // It may have been stopped by the time that it tells of having begun.
  const uncover = () => !video.paused && film.setAttribute('data-shown', '')
  video.addEventListener('playing', uncover, { signal })
}
