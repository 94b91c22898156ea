import { afterFrame } from '@belvedere/motion/after-frame.ts'
import { prefersReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { timeOfDay } from '../../clock/time-zone.ts'
import { savesData } from '../../device-now.ts'
import { chooseHour } from './choose-hour.ts'
import { tellDusk } from './tell-dusk.ts'

/**
 * Places the same frame at another hour over a hero's picture: dusk in the evening, noon by day;
 * none for visitors who save data. A video of dawn is replaced by dusk.
 */
export function showHour(root: HTMLElement, signal: AbortSignal): void {
  const template = savesData() ? undefined : chosen(root)
  if (template?.dataset.hour === 'dusk') leaveOutFilm(root)
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

/** The space of its button stays, because the text is laid out around it. */
function leaveOutFilm(root: HTMLElement) {
  const button = root.querySelector<HTMLElement>('video ~ a')
  if (button) button.style.visibility = 'hidden'
  root.querySelector('video')?.remove()
}

/** Events before or during the first scroll. */
const SCROLL_SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown', 'scroll']
/** The share of a viewport after which noon is visible (`dawn.module.css`). */
const NOON_FROM = 0.07

/**
 * Loads the picture and adds it to the page once it is decoded: dusk immediately, noon after the
 * first sign of scrolling, since it is transparent before and its animations would cost every visit
 * seven style recalculations. The picture fades in if it is visible at that moment.
 */
function cover(template: HTMLTemplateElement, signal: AbortSignal) {
  const { content, dataset, parentElement: hero } = template
  const layer = document.importNode(content, true).firstElementChild
  const picture = layer?.querySelector('img')
  if (!hero || !layer || !picture) return
  // Lazy pictures outside of the document never load.
  picture.loading = 'eager'
  const isDusk = dataset.hour === 'dusk'
  const show = () => {
    if (signal.aborted) return
    const isVisible = isDusk ? !isBelowSplash() : scrollY > NOON_FROM * innerHeight
    layer.toggleAttribute('data-fades', isVisible)
    hero.querySelector('.media')?.append(layer)
    if (!isDusk) return
    hero.dataset.hour = 'dusk'
    shadeAs(template, hero)
    // One frame later, when its scroll animation has been removed: before that the sun would jump
    // to dusk.
    afterFrame(() => tellDusk(signal))
  }
  const ready = isDusk || scrollY > 0 ? Promise.resolve() : firstEvent(SCROLL_SIGNS, signal)
  // If the picture fails to load, the page stays as it is.
  ready.then(() => picture.decode()).then(show, () => {})
}

/** Words have the tone that the picture below them asks for; the template says it (`ui/shade.ts`). */
function shadeAs(template: HTMLElement, hero: HTMLElement) {
  hero.style.cssText = template.style.cssText
  for (const name of ['data-tone', 'data-dark', 'data-header']) {
    const value = template.getAttribute(name)
    if (value === null) hero.removeAttribute(name)
    else hero.setAttribute(name, value)
  }
}

/** Resolves at the first of these events of the window. */
function firstEvent(names: readonly string[], signal: AbortSignal) {
  const options = { once: true, passive: true, signal }
  return new Promise<unknown>((resolve) => {
    for (const name of names) addEventListener(name, resolve, options)
  })
}

function isBelowSplash() {
  return document.documentElement.dataset.splash === ''
}
