import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { canAutoplay, onceWelcome } from './autoplay.ts'
import { clearSource, hasSource, queueFilm, setSource, unqueueFilm } from './film-queue.ts'
import { isPageVisible, watchPageVisibility } from './page-visibility.ts'
import { isPlainClick } from './plain-click.ts'
import { BLOCK, LOAD, whileNear } from './while-near.ts'

/**
 * Plays a local video, muted and looped, while it is near the viewport and the page is visible. Its
 * button pauses and resumes it, and marks it as pressed. With reduced motion the still is shown
 * again.
 */
export function loopFilm(parts: FilmParts, signal: AbortSignal): void {
  const { film, button, video } = parts
  const near = { play: false, load: false }
  let isWelcome = false
  let shouldPlay = false

  const update = () => {
    const isVisible = isPageVisible()
    if (isVisible && near.load) prepare(parts, shouldPlay)
    else unqueueFilm(video)
    if (isVisible && near.play && shouldPlay) play(video)
    else video.pause()
  }
  const toggle = (event: Event) => {
    event.preventDefault()
    film.dataset.pressed = ''
    shouldPlay = video.paused
    if (shouldPlay) setSource(video)
    update()
  }
  const decide = () => {
    if (prefersReducedMotion()) film.removeAttribute('data-shown')
    shouldPlay =
      !prefersReducedMotion() &&
      ('pressed' in film.dataset ? shouldPlay : isWelcome && canAutoplay())
    update()
  }
  const setNear = (range: keyof typeof near) => (isNear: boolean) => {
    near[range] = isNear
    update()
  }
  showState(parts, signal)
  listenToButton(button, toggle, signal)
  watchReducedMotion(decide, signal)
  watchPageVisibility(update, signal)
  video.addEventListener('loadstart', update, { signal })
  whileNear(film, signal, setNear('play'))
  // Its block is observed: a film has no box yet that far from the view.
  whileNear(film.closest(BLOCK) ?? film, signal, setNear('load'), LOAD)
  onceWelcome(film, signal, () => {
    isWelcome = true
    decide()
  })
  signal.addEventListener('abort', () => leave(parts))
}

/** A video without a still loads its first frame, even if it doesn't play. */
function prepare({ film, video }: FilmParts, shouldPlay: boolean) {
  const isBare = film.querySelector('img') === null
  if (!shouldPlay && !isBare) return unqueueFilm(video)
  if (shouldPlay) video.preload = 'auto'
  queueFilm(video)
}

function play(video: HTMLVideoElement) {
  if (!hasSource(video)) return
  video.muted = true
  video.play().catch(() => undefined)
}

function leave({ film, video }: FilmParts) {
  video.pause()
  clearSource(video)
  film.removeAttribute('data-shown')
  delete film.dataset.pressed
}

type FilmParts = {
  film: HTMLElement
  button: HTMLAnchorElement
  video: HTMLVideoElement
}

/** Turns the link to the video into a button, including its keyboard behaviour. */
function listenToButton(
  button: HTMLAnchorElement,
  onPress: (event: Event) => void,
  signal: AbortSignal,
): void {
  button.setAttribute('role', 'button')
  button.addEventListener('click', (event) => isPlainClick(event) && onPress(event), { signal })
  button.addEventListener('keydown', (event) => event.key === ' ' && onPress(event), { signal })
}

/** Keeps the button's label and the video's state attributes up to date. */
function showState({ film, button, video }: FilmParts, signal: AbortSignal): void {
  const label = button.querySelector<HTMLElement>('[data-words]')
  const paused = label?.textContent ?? ''
  const show = () => {
    film.toggleAttribute('data-playing', !video.paused)
    if (label) label.textContent = video.paused ? paused : (label.dataset.words ?? '')
  }
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, show, { signal })
  // The video may be paused again by the time `playing` fires.
  const markShown = () => !video.paused && film.setAttribute('data-shown', '')
  video.addEventListener('playing', markShown, { signal })
  signal.addEventListener('abort', () => {
    if (label) label.textContent = paused
  })
}
