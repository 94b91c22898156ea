import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { type FilmParts, listenToButton, showState } from './film-button.ts'
import { isReal, makeReal, makeUnreal, queueFilm, unqueueFilm } from './film-queue.ts'
import { isPageSeen, watchPageSeen } from './page-seen.ts'
import { startsAlone } from './starts-alone.ts'
import { LOAD, whileNear } from './while-near.ts'

/**
 * Plays a film of our own, silent and over and over, while it is near the view and the page is seen.
 * Its button stops and starts it; who asks for less movement meanwhile has the still back.
 */
export function loopFilm(parts: FilmParts, signal: AbortSignal): void {
  const { film, button, video } = parts
  const near = { toPlay: false, toLoad: false }
  let isPressed = false
  let isWanted = startsAlone(film)

  const settle = () => {
    const isSeen = isPageSeen()
    if (isSeen && near.toLoad) prepare(parts, isWanted)
    else unqueueFilm(video)
    if (isSeen && near.toPlay && isWanted) play(video)
    else video.pause()
  }
  const toggle = (event: Event) => {
    event.preventDefault()
    isPressed = true
    isWanted = video.paused
    if (isWanted) makeReal(video)
    settle()
  }
  const heed = () => {
    if (prefersReducedMotion()) film.removeAttribute('data-shown')
    isWanted = !prefersReducedMotion() && (isPressed ? isWanted : startsAlone(film))
    settle()
  }
  const follow = (way: keyof typeof near) => (isNear: boolean) => {
    near[way] = isNear
    settle()
  }
  showState(parts, signal)
  listenToButton(button, toggle, signal)
  watchReducedMotion(heed, signal)
  watchPageSeen(settle, signal)
  video.addEventListener('loadstart', settle, { signal })
  whileNear(film, signal, follow('toPlay'))
  whileNear(film, signal, follow('toLoad'), LOAD)
  signal.addEventListener('abort', () => leave(parts))
}

/** Of a film without a still that nobody asked for, just enough to draw its first picture. */
function prepare({ film, video }: FilmParts, isWanted: boolean) {
  const isBare = film.querySelector('img') === null
  if (!isWanted && !isBare) return unqueueFilm(video)
  if (isWanted) video.preload = 'auto'
  queueFilm(video)
}

function play(video: HTMLVideoElement) {
  if (!isReal(video)) return
  video.muted = true
  video.play().catch(() => undefined)
}

function leave({ film, video }: FilmParts) {
  video.pause()
  makeUnreal(video)
  film.removeAttribute('data-shown')
}
