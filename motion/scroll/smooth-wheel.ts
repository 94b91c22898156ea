import Lenis from 'lenis'
import { prefersReducedMotion, watchReducedMotion } from '../reduced-motion.ts'
import { isPlainWheel } from './plain-wheel.ts'
import { runLenis } from './run-lenis.ts'

/**
 * Smooths wheel scrolling until the first touch or until the visitor prefers reduced motion, then
 * calls `onEnd`. While `isPaused` returns true the browser scrolls by itself.
 */
export function smoothWheel(isPaused: () => boolean, onEnd: () => void): void {
  const lifetime = new AbortController()
  const { signal } = lifetime
  addEventListener('scrollend', keepPropagation, { capture: true, signal })
  const lenis = new Lenis({
    lerp: 0.15,
    wheelMultiplier: 1.25,
    // The dimensions are read on each wheel event; nothing needs to watch them.
    naiveDimensions: true,
    autoResize: false,
    allowNestedScroll: true,
    virtualScroll: ({ event }) => {
      if (!isPlainWheel(event) || isPaused()) return false
      // Something else may have scrolled the page since, so the position is read again.
      if (!lenis.isSmooth) lenis.resize()
      return true
    },
  })
  runLenis(lenis, signal)
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') lifetime.abort()
  }
  const onMotionChange = () => {
    if (prefersReducedMotion()) lifetime.abort()
  }
  addEventListener('pointerdown', onPointerDown, { passive: true, signal })
  watchReducedMotion(onMotionChange, signal)
  signal.addEventListener('abort', () => {
    lenis.destroy()
    onEnd()
  })
}

/** Lenis stops the propagation of all `scrollend` events, including those of scrollable lists. */
function keepPropagation(event: Event) {
  if (event.target !== document) event.stopPropagation = () => {}
}
