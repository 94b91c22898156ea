import { readDevice, savesData } from '@belvedere/ui/device-now.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { whenLoaded } from '@belvedere/ui/when-loaded.ts'

/** How long after loading a page with a mouse the scene comes by itself. */
const REST_MS = 4000

const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click'] as const

/**
 * Calls `act` once: at the first sign of interest in the map, or when the page has been at rest for
 * a while. Without a mouse or with data to save nothing comes unasked.
 */
export function onIntent(map: HTMLElement, act: () => unknown, signal: AbortSignal): void {
  const once = new AbortController()
  const until = AbortSignal.any([signal, once.signal])
  const begin = () => {
    if (until.aborted) return
    once.abort()
    void act()
  }
  for (const sign of SIGNS) map.addEventListener(sign, begin, { signal: until, passive: true })
  if (!readDevice().hasMouse || savesData()) return
  whenLoaded(() => {
    if (until.aborted) return
    const timer = setTimeout(() => whenIdle(begin), REST_MS)
    // A page that was left is not kept until the timer ends.
    until.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
