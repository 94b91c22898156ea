import type { TraceEvent } from './event.ts'

/** Chromium's word for an animation that cannot be seen just now: there is nothing to do for it. */
const HAS_NO_EFFECT = 1 << 17

/** Animations that the page's own thread has to draw, and what of them it is that has to be. */
export function notComposited(thread: readonly TraceEvent[]): string[] {
  const names = new Map<string | undefined, string>()
  const found = new Set<string>()
  for (const { name, ph, id2, args } of thread) {
    if (name !== 'Animation') continue
    const { displayName, nodeName, compositeFailed = 0, unsupportedProperties } = args?.data ?? {}
    if (ph === 'b') names.set(id2?.local, `${displayName || 'unnamed'} of ${nodeName}`)
    if (ph === 'e') names.delete(id2?.local)
    if ((compositeFailed & ~HAS_NO_EFFECT) === 0) continue
    const why = unsupportedProperties?.join(', ') ?? `reason ${compositeFailed & ~HAS_NO_EFFECT}`
    found.add(`${names.get(id2?.local) ?? 'an animation from before'}: ${why}`)
  }
  return [...found]
}
