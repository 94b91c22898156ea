import { isPlainClick } from './plain-click.ts'

export type FilmParts = {
  film: HTMLElement
  button: HTMLAnchorElement
  video: HTMLVideoElement
}

/** Turns the link to the film into a button, including its keyboard behaviour. */
export function listenToButton(
  button: HTMLAnchorElement,
  onPress: (event: Event) => void,
  signal: AbortSignal,
): void {
  button.setAttribute('role', 'button')
  button.addEventListener('click', (event) => isPlainClick(event) && onPress(event), { signal })
  button.addEventListener('keydown', (event) => event.key === ' ' && onPress(event), { signal })
}

/** Keeps the button's label and the film's state attributes up to date. */
export function showState({ film, button, video }: FilmParts, signal: AbortSignal): void {
  const words = button.querySelector('[data-words]')
  const show = () => {
    film.toggleAttribute('data-playing', !video.paused)
    if (words) words.textContent = video.paused ? 'Play film' : 'Pause film'
  }
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, show, { signal })
  // The film may be paused again by the time `playing` fires.
  const markShown = () => !video.paused && film.setAttribute('data-shown', '')
  video.addEventListener('playing', markShown, { signal })
}
