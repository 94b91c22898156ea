import type { TraceEvent } from './event.ts'

/** Chromium's failure reason for an animation that currently has no visible effect. */
const HAS_NO_EFFECT = 1 << 17

/**
 * Animations that run on the main thread instead of the compositor, and the properties that cause
 * it.
 */
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
    found.add(`${names.get(id2?.local) ?? 'an earlier animation'}: ${why}`)
  }
  return [...found]
}
