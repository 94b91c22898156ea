import { isCalm, watchCalm } from '@belvedere/motion/calm.ts'
import { savesBytes } from './device-now.ts'
import { isPlainClick } from './plain-click.ts'
import { LOAD, whileNear } from './while-near.ts'

type Parts = { film: HTMLElement; button: HTMLAnchorElement; video: HTMLVideoElement }

/**
 * Plays a film of our own, silent and over and over, while it is near the view. Decoration starts by
 * itself unless the reader asks for less movement or fewer bytes; the button stops and starts both.
 * Who asks for less movement later stops what moves then.
 */
export function loopFilm(parts: Parts, signal: AbortSignal): void {
  const { film, button, video } = parts
  let isNear = false
  let isPressed = false
  let isWanted = startsAlone(film)

  const settle = () => {
    if (!isWanted || !isNear) return video.pause()
    video.muted = true
    video.play().catch(() => undefined)
  }
  const toggle = (event: Event) => {
    event.preventDefault()
    isPressed = true
    isWanted = video.paused
    settle()
  }
  const heed = () => {
    if (isCalm()) isWanted = false
    else if (!isPressed) isWanted = startsAlone(film)
    settle()
  }
  whileNear(video, signal, (near) => {
    isNear = near
    settle()
  })
  if (isWanted) loadWhenNear(video, signal)
  listenTo(button, toggle, signal)
  watchCalm(heed, signal)
  showState(parts, signal)
  signal.addEventListener('abort', () => video.pause())
}

function startsAlone(film: HTMLElement) {
  return film.dataset.film === 'in-view' && !isCalm() && !savesBytes()
}

function loadWhenNear(video: HTMLVideoElement, signal: AbortSignal) {
  const load = (isNear: boolean) => {
    if (isNear) video.preload = 'auto'
  }
  whileNear(video, signal, load, LOAD)
}

/** With scripts the link to the file is a button, and answers to the keys of one. */
function listenTo(button: HTMLAnchorElement, press: (event: Event) => void, signal: AbortSignal) {
  button.setAttribute('role', 'button')
  button.addEventListener('click', (event) => isPlainClick(event) && press(event), { signal })
  button.addEventListener('keydown', (event) => event.key === ' ' && press(event), { signal })
}

function showState({ film, button, video }: Parts, signal: AbortSignal) {
  const words = button.querySelector('[data-words]')
  const show = () => {
    film.toggleAttribute('data-playing', !video.paused)
    if (words) words.textContent = video.paused ? 'Play film' : 'Pause film'
  }
  for (const event of ['play', 'pause', 'error']) video.addEventListener(event, show, { signal })
  video.addEventListener('playing', () => film.setAttribute('data-shown', ''), { signal })
}
