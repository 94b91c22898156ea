import { prefersReducedMotion, watchReducedMotion } from '@belvedere/motion/reduced-motion.ts'
import { startTabs } from '@belvedere/ui/tabs.ts'
import { landDots } from './land-dots.ts'
import { type Land, landInFront, SHADES } from './land-in-front.ts'
import { type LiveGlobe, showLiveGlobe } from './live-globe.ts'
import { type GlobeParts, readGlobe } from './read-globe.ts'
import type { List } from './scene.ts'

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
 * The animated globe, or the still picture with its land with reduced motion and without a canvas.
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

/** Draws the land into the still picture, as lines without length whose round caps are the dots. */
function drawStillLand(still: Element, land: Land): void {
  const first = still.querySelector('[data-part="land"]')
  if (!first || first.hasAttribute('d')) return
  const paths = landInFront(land).map((points, shade) => {
    const path = first.cloneNode() as Element
    path.setAttribute('d', dots(points))
    path.setAttribute('stroke-opacity', String(SHADES[shade]))
    return path
  })
  first.replaceWith(...paths)
}

function dots(points: readonly number[]) {
  const tenths = points.map((value) => Math.round(value * 10) / 10)
  return tenths.flatMap((x, at) => (at % 2 === 0 ? `M${x} ${tenths[at + 1]}h0` : [])).join('')
}
