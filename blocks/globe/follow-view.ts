import { isPageVisible, watchPageVisibility } from '@belvedere/ui/page-visibility.ts'
import { whileNear } from '@belvedere/ui/while-near.ts'
import type { Loop } from './loop.ts'
import type { Scene } from './scene.ts'

/** Flights are drawn once the globe is this far into the view. */
const IN_VIEW = '-30% 0%'

/**
 * Draws no frames while it is out of view or covered: a flight in the air then ends, so that its
 * row shows its real time. Flights are drawn as the globe comes into view; a visitor who already
 * sees them keeps them.
 */
export function followView(
  stage: HTMLElement,
  scene: Pick<Scene, 'draw' | 'advance' | 'light'>,
  loop: Pick<Loop, 'hold' | 'wake'>,
  signal: AbortSignal,
): void {
  const { top, bottom } = stage.getBoundingClientRect()
  if (top < innerHeight && bottom > 0) scene.draw(true)
  scene.advance(0)
  let [isNear, isInView] = [false, false]
  const update = () => {
    const isHeld = !isNear || !isPageVisible()
    loop.hold(isHeld)
    if (isHeld) scene.light(null)
    if (!isInView || !isPageVisible()) return
    scene.draw()
    loop.wake()
  }
  const near = (isNow: boolean) => {
    isNear = isNow
    update()
  }
  const inView = (isNow: boolean) => {
    isInView = isNow
    update()
  }
  whileNear(stage, signal, near, '0%')
  whileNear(stage, signal, inView, IN_VIEW)
  watchPageVisibility(update, signal)
  signal.addEventListener('abort', () => scene.light(null))
}
