import { debounce, RESIZE_PACE } from '../pace.ts'
import { watchReducedMotion } from '../reduced-motion.ts'
import { createReveals, type Reveals } from './reveals.ts'
import { finishAll, raiseAnew } from './rise.ts'

const STYLES_START_ANIMATIONS = 'timeline-trigger: --seen view()'
/** How late, in ms, texts begin when the splash leaves: its mark is pale enough by then. */
const AFTER_SPLASH_MS = 250

/**
 * Lets texts, pictures and the rest appear as they come into view, page after page. What is in view
 * already stays as it is, unless something that covers it leaves: a sheet, or the splash.
 */
export async function createRevealPart(root: HTMLElement) {
  const isForStyles = CSS.supports(STYLES_START_ANIMATIONS)
  const box = isForStyles ? undefined : await import('./show-box.ts')
  const reveals = createReveals(root, box?.showBox)
  // For tests to wait for; no style asks for it.
  document.documentElement.dataset.reveals = ''
  document.addEventListener('splash:leave', () => reveals.uncover(AFTER_SPLASH_MS))
  root.addEventListener('animationend', forget)
  root.addEventListener('focusin', ({ target }) => showFocused(reveals, target))
  const restart = () => {
    finishAll()
    reveals.begin()
  }
  watchReducedMotion(restart, new AbortController().signal)
  keepSplit()
  return {
    enter({ by }: { by: 'document' | 'page' | 'view' }) {
      reveals.begin()
      if (by === 'page') reveals.uncover()
    },
    leave: reveals.leave,
  }
}

/** At the view's foot something may have the focus that is not shown yet. */
function showFocused(reveals: Reveals, target: EventTarget | null) {
  if (target instanceof Element) reveals.showAround(target)
}

/** What styles have shown needs their animation no longer. */
function forget({ target }: AnimationEvent) {
  if (target instanceof HTMLElement) delete target.dataset.unseen
}

/** Lines are others in another width or another font, and on paper nothing rises. */
function keepSplit() {
  addEventListener('resize', debounce(raiseAnew, RESIZE_PACE))
  document.fonts.addEventListener('loadingdone', raiseAnew)
  addEventListener('beforeprint', finishAll)
}
