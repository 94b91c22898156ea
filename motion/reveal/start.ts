import { watchCalm } from '../calm.ts'
import { debounce, RESIZE_PACE } from '../pace.ts'
import { createReveals, type Reveals } from './reveals.ts'
import { finishAll, raiseAnew } from './rise.ts'

const STYLES_START_ANIMATIONS = 'timeline-trigger: --seen view()'
/**
 * What is told on the document when something that has covered the whole page begins to leave, and
 * after how many ms texts begin: by then the mark of the splash is so pale that none stands on it.
 */
const UNCOVERED = { 'splash:leave': 250, 'page:revealed': 0 }

/**
 * Lets texts, pictures and the rest appear as they come into view, until the signal aborts. What is
 * in view already stays as it is, unless something that covers it tells that it leaves.
 */
export async function startReveals(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const isForStyles = CSS.supports(STYLES_START_ANIMATIONS)
  const box = isForStyles ? undefined : await import('./show-box.ts')
  if (signal.aborted) return

  const reveals = createReveals(root, box?.showBox)
  const { documentElement } = document
  documentElement.dataset.reveals = ''
  reveals.begin()
  document.addEventListener('page:leave', reveals.leave, { signal })
  document.addEventListener('page:enter', reveals.begin, { signal })
  for (const [event, wait] of Object.entries(UNCOVERED))
    document.addEventListener(event, () => reveals.uncover(wait), { signal })
  root.addEventListener('animationend', forget, { signal })
  root.addEventListener('focusin', ({ target }) => showFocused(reveals, target), { signal })
  watchCalm(() => {
    finishAll()
    reveals.begin()
  }, signal)
  keepSplit(signal)
  signal.addEventListener('abort', () => {
    delete documentElement.dataset.reveals
    reveals.end()
    finishAll()
  })
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
function keepSplit(signal: AbortSignal) {
  const resized = debounce(raiseAnew, RESIZE_PACE)
  addEventListener('resize', resized, { signal })
  document.fonts.addEventListener('loadingdone', raiseAnew, { signal })
  addEventListener('beforeprint', finishAll, { signal })
  signal.addEventListener('abort', resized.cancel)
}
