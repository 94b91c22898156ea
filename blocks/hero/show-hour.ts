import { afterFrame } from '@belvedere/motion/after-frame.ts'
import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { savesData } from '@belvedere/ui/device-now.ts'
import { playFilms } from '@belvedere/ui/play-films.ts'
import { timeOfDay } from '../parts/clock/time-zone.ts'
import { chooseHour } from './choose-hour.ts'
import { tellDusk } from './tell-dusk.ts'

/**
 * Puts the same frame at another hour over a hero's picture: dusk in the
 * evening, noon by day; none for visitors who save data. A film of dawn gives way to dusk.
 */
export function showHour(root: HTMLElement, signal: AbortSignal): void {
  const template = savesData() ? undefined : chosen(root)
  if (template?.dataset.hour === 'dusk') leaveOutFilm(root)
  playFilms(root, signal)
  if (template) cover(template, signal)
}

function chosen(root: HTMLElement): HTMLTemplateElement | undefined {
  const templates = [...root.querySelectorAll<HTMLTemplateElement>('template[data-hour]')]
  const zone = root.querySelector<HTMLElement>('[data-time-zone]')?.dataset.timeZone
  const canMove = !prefersReducedMotion() && CSS.supports('animation-timeline: view()')
  const given = templates.map(({ dataset }) => dataset.hour ?? '')
  const hour = chooseHour(given, timeOfDay(new Date(), zone), canMove)
  return templates.find(({ dataset }) => dataset.hour === hour)
}

/** The room of its button stays: the text keeps clear of it. */
function leaveOutFilm(root: HTMLElement) {
  const button = root.querySelector<HTMLElement>('video ~ a')
  if (button) button.style.visibility = 'hidden'
  root.querySelector('video')?.remove()
}

/** Signs that the page is about to scroll, or scrolls. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown', 'scroll']
/** The part of a viewport after which noon is seen (`dawn.module.css`). */
const NOON_FROM = 0.07

/**
 * Loads the picture, and adds it when it can be painted whole: dusk at once, noon at the first sign
 * that the page will scroll, since it is transparent until then and would cost every visit seven
 * style recalculations. It fades in where it is seen: dusk without a splash over it, noon on a page
 * that is scrolled.
 */
function cover(template: HTMLTemplateElement, signal: AbortSignal) {
  const { content, dataset, parentElement: hero } = template
  const layer = document.importNode(content, true).firstElementChild
  const picture = layer?.querySelector('img')
  if (!hero || !layer || !picture) return
  // A lazy picture that is not in the page never loads.
  picture.loading = 'eager'
  const isDusk = dataset.hour === 'dusk'
  const show = () => {
    if (signal.aborted) return
    const isSeen = isDusk ? !isBelowSplash() : scrollY > NOON_FROM * innerHeight
    layer.toggleAttribute('data-fades', isSeen)
    hero.querySelector('.media')?.append(layer)
    if (!isDusk) return
    hero.dataset.hour = 'dusk'
    // One frame later, when its scroll animation has ended: before that the sun would jump to dusk.
    afterFrame(() => tellDusk(signal))
  }
  // Without the picture the page stays as it is.
  const decode = () => void picture.decode().then(show, () => {})
  if (isDusk || scrollY > 0) decode()
  else onFirst(SIGNS, decode, signal)
}

/** Calls `act` at the first of these events of the window. */
function onFirst(events: readonly string[], act: () => void, signal: AbortSignal) {
  const once = new AbortController()
  const options = { signal: AbortSignal.any([signal, once.signal]), passive: true }
  const begin = () => {
    once.abort()
    act()
  }
  for (const event of events) addEventListener(event, begin, options)
}

function isBelowSplash() {
  return document.documentElement.dataset.splash === ''
}
