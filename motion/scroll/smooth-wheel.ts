import Lenis from 'lenis'
import { prefersReducedMotion, watchReducedMotion } from '../reduced-motion.ts'
import { isPlainTurn } from './plain-turn.ts'
import { runLenis } from './run-lenis.ts'

/**
 * Lets the page run on a little after the wheel. It ends with the first touch and when the reader
 * asks for calm; then `onEnd` is told. While `isHeld` the wheel is the browser's own.
 */
export function smoothWheel(isHeld: () => boolean, onEnd: () => void): void {
  const life = new AbortController()
  const { signal } = life
  addEventListener('scrollend', spareOthers, { capture: true, signal })
  const lenis = new Lenis({
    lerp: 0.15,
    wheelMultiplier: 1.25,
    // The page's length is read when the wheel turns; nothing needs to watch it.
    naiveDimensions: true,
    autoResize: false,
    allowNestedScroll: true,
    virtualScroll: ({ event }) => {
      if (!isPlainTurn(event) || isHeld()) return false
      // Since it last ran the page may have been scrolled otherwise, a moment ago even.
      if (!lenis.isSmooth) lenis.resize()
      return true
    },
  })
  runLenis(lenis, signal)
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') life.abort()
  }
  const heed = () => {
    if (prefersReducedMotion()) life.abort()
  }
  addEventListener('pointerdown', leave, { passive: true, signal })
  watchReducedMotion(heed, signal)
  signal.addEventListener('abort', () => {
    lenis.destroy()
    onEnd()
  })
}

/** Lenis stops these events on their way down, those of lists that scroll by themselves as well. */
function spareOthers(event: Event) {
  if (event.target !== document) event.stopPropagation = () => {}
}
