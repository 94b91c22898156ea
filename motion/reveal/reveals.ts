import { prefersReducedMotion } from '../reduced-motion.ts'
import { createBatch } from './batch.ts'
import { slideUp } from './slide-up.ts'
import { observeViewport } from './viewport-observer.ts'
import { splitOf } from './words.ts'

/**
 * Scripts change what they have taken over (`data-live`: map and globe); inert elements are copies of
 * text that is revealed elsewhere; the parts of lists, strips and numbers enter with the whole.
 */
const EXCLUDED =
  '[data-live], [inert], [data-reveal=list], [data-reveal=strip], [data-reveal=number]'
const UNSEEN = '[data-unseen]'
/** A block comes near the view, and the browser renders it, or it is far away again. */
const NEARNESS = 'contentvisibilityautostatechange'

export type Reveals = {
  /** Observes all reveals that are in the page now. */
  begin(): void
  /** Reveals elements in view, `wait` ms after an element that covered the page has left. */
  uncover(wait?: number): void
  /** Shows an element, its ancestors and its descendants at once. */
  showAround(element: Element): void
  /** Shows everything and stops observing. */
  end(): void
  /** Ends everything before the content is removed. */
  leave(): void
}

/**
 * The reveals in the blocks of a root element; `canTrigger`: CSS starts those that are not texts.
 * What is in a block that the browser skips (`content-visibility`) has no box: it is observed as
 * soon as the block is rendered, which is before it is in view.
 */
export function createReveals(root: HTMLElement, canTrigger: boolean): Reveals {
  const skipped = new Set<EventTarget>()
  const { add: showLater, clear } = createBatch<HTMLElement>((pending) => {
    const texts = pending.filter(({ dataset }) => dataset.unseen !== undefined)
    try {
      slideUp(texts)
    } finally {
      texts.forEach(viewport.release)
    }
  })
  const show = (elements: HTMLElement[], wait = 0) => {
    const [texts, others] = [elements.filter(splitOf), elements.filter((one) => !splitOf(one))]
    // Browsers without triggers do not support `attr()` numbers, so they get the index in a row as
    // a style.
    for (const one of others) one.style.setProperty('--turn', one.dataset.unseen ?? '')
    for (const element of elements) viewport.release(element)
    // Hide texts until their task runs; otherwise they would flash before sliding up.
    for (const text of texts) text.dataset.unseen = ''
    for (const one of others) one.dataset.unseen = 'now'
    showLater(texts, wait)
  }
  const isAnimatedByCss = (element: HTMLElement) => canTrigger && !splitOf(element)
  const viewport = observeViewport({
    canHide: canAnimate,
    takesTurns,
    isEarly: isPicture,
    isAnimatedByCss,
    onEnter: show,
  })
  const end = () => {
    clear()
    skipped.clear()
    viewport.disconnect()
    for (const element of root.querySelectorAll<HTMLElement>(UNSEEN)) delete element.dataset.unseen
  }
  const begin = () => {
    end()
    for (const block of root.children)
      if (isSkipped(block)) skipped.add(block)
      else viewport.observe(revealsIn(block))
  }
  const onNearness = ({ target }: Event) => {
    if (!(target instanceof Element) || isSkipped(target) || !skipped.delete(target)) return
    viewport.observe(revealsIn(target).filter(({ dataset }) => dataset.unseen === undefined))
  }
  // Captured, since Firefox does not let it bubble.
  root.addEventListener(NEARNESS, onNearness, true)
  const uncover = (wait?: number) => {
    if (prefersReducedMotion()) return
    // Blocks first: measuring what is in one that is skipped would lay it out.
    const near = [...root.children].filter(isInView).flatMap(revealsIn)
    show(near.filter(isInView).filter(canAnimate), wait)
  }
  const showAround = (element: Element) => {
    for (const one of [element.closest(UNSEEN), ...element.querySelectorAll(UNSEEN)])
      if (one instanceof HTMLElement) viewport.release(one)
  }
  const leave = () => {
    const hidden = root.querySelectorAll(UNSEEN)
    end()
    // Chromium 156 leaks removed elements whose CSS animation still waits for its trigger.
    // `getAnimations()` flushes their styles, also in skipped blocks, which ends those animations.
    for (const element of hidden) element.getAnimations()
  }
  return { begin, uncover, showAround, end, leave }
}

// Filtering in script is ten times as fast as a single selector with the same conditions.
function revealsIn(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => !element.parentElement?.closest(EXCLUDED) && !isOfOtherHour(element),
  )
}

/** Whether the browser does not render what is in a block, because that is far from the view. */
function isSkipped({ firstElementChild: content }: Element): boolean {
  return content?.checkVisibility({ contentVisibilityAuto: true }) === false
}

/** False for split texts and pictures with reduced motion, and for pictures that are animating. */
function canAnimate(element: HTMLElement) {
  const isUnmasked = element.dataset.reveal === 'unmask'
  if (!isUnmasked && !splitOf(element)) return true
  return !prefersReducedMotion() && !(isUnmasked && element.getAnimations({ subtree: true }).length)
}

/** Of words that say something else at another hour, only those of now are on the screen. */
function isOfOtherHour(element: HTMLElement) {
  return (
    element.parentElement?.closest('[data-both]') &&
    !element.checkVisibility({ visibilityProperty: true })
  )
}

/** A picture, or a row of them: their paper must not be seen. */
function isPicture({ dataset: { reveal } }: HTMLElement) {
  return reveal === 'unmask' || reveal === 'strip'
}

/** Pictures and numbers in a row; texts beside each other appear together. */
function takesTurns({ dataset: { reveal } }: HTMLElement) {
  return reveal === 'unmask' || reveal === 'number'
}

/** Elements in hidden tabs are skipped: measuring one would lay out the tab. */
function isInView(element: Element) {
  if (!element.checkVisibility()) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
