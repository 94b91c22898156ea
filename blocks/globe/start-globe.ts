import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { startTabs } from '@belvedere/ui/tabs.ts'
import { landDots } from './land-dots.ts'
import { type LiveGlobe, showLiveGlobe } from './live-globe.ts'
import { type GlobeParts, readGlobe } from './read-globe.ts'
import type { List } from './scene.ts'
import { drawStillLand } from './still-land.ts'

/** Starts tabs and globe of the block. */
export function startGlobe(root: HTMLElement, signal: AbortSignal): void {
  const parts = readGlobe(root)
  const show = parts ? startPicture(parts, signal) : undefined
  const tabs = root.querySelector<HTMLElement>('[data-tabs]')
  const panels = root.querySelector<HTMLElement>('[data-panels]')
  if (!tabs || !panels) return
  startTabs(tabs, panels, signal, (index) => show?.(index === 0 ? 'airports' : 'communities'))
  panels.dataset.panels = 'ready'
}

/**
 * The globe that turns, or the still picture with its land where motion is reduced and without a
 * canvas.
 */
function startPicture(parts: GlobeParts, signal: AbortSignal) {
  let list: List = 'airports'
  let live: LiveGlobe | null = null
  let current: AbortController | undefined
  const update = () => {
    current?.abort()
    current = new AbortController()
    live = prefersReducedMotion() ? null : showLiveGlobe(parts, current.signal)
    live?.show(list)
    if (!live) drawStillLand(parts.still, { centre: parts.centre, land: landDots() })
  }
  update()
  watchReducedMotion(update, signal)
  signal.addEventListener('abort', () => current?.abort())
  return (next: List) => {
    list = next
    live?.show(list)
  }
}
