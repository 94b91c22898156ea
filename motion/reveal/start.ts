import { debounce, RESIZE_DEBOUNCE_MS } from '../rate-limit.ts'
import { watchReducedMotion } from '../reduced-motion.ts'
import { createReveals, type Reveals } from './reveals.ts'
import { finishReveals, resplit } from './slide-up.ts'

const CSS_TRIGGER = 'timeline-trigger: --seen view()'
/** The delay, in ms, from the start of the splash's fade-out to the first text. */
const AFTER_SPLASH_MS = 250

/**
 * Reveals texts, pictures and boxes as they come into view, page after page. Elements already in
 * view stay unchanged, unless the cover or the splash has just left.
 */
export function createRevealPart(root: HTMLElement) {
  const reveals = createReveals(root, CSS.supports(CSS_TRIGGER))
  // The function is only used by tests, which wait for it.
  document.documentElement.dataset.reveals = ''
  document.addEventListener('splash:leave', () => reveals.uncover(AFTER_SPLASH_MS))
  root.addEventListener('animationend', onAnimationEnd)
  root.addEventListener('focusin', ({ target }) => showFocused(reveals, target))
  const restart = () => {
    finishReveals()
    reveals.begin()
  }
  watchReducedMotion(restart, new AbortController().signal)
  updateRunning()
  return {
    enter({ by }: { by: 'document' | 'page' | 'travel' | 'view' }) {
      reveals.begin()
      if (by === 'page') reveals.uncover()
    },
    leave: reveals.leave,
  }
}

/** A focused element near the bottom of the viewport may not be revealed yet. */
function showFocused(reveals: Reveals, target: EventTarget | null) {
  if (target instanceof Element) reveals.showAround(target)
}

/** Removes the mark of an element once its own animations and those of its parts have finished. */
function onAnimationEnd({ target }: AnimationEvent) {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-unseen]')
  if (element && areOver(element.getAnimations({ subtree: true }))) delete element.dataset.unseen
}

function areOver(animations: Animation[]) {
  return animations.every(
    (animation) =>
      animation.playState === 'finished' ||
      !(animation instanceof CSSAnimation && animation.animationName.startsWith('reveal-')),
  )
}

/** Line breaks change with the width and the fonts; printing shows all text at once. */
function updateRunning() {
  addEventListener('resize', debounce(resplit, RESIZE_DEBOUNCE_MS))
  document.fonts.addEventListener('loadingdone', resplit)
  addEventListener('beforeprint', finishReveals)
}
