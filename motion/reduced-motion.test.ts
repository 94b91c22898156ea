import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts'

/** A `prefers-reduced-motion` setting that the test can switch. */
function aSetting(isReduced: boolean) {
  const setting = Object.assign(new EventTarget(), { matches: isReduced })
  const queries: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query)
    return setting
  })
  const set = (isOn: boolean) => {
    setting.matches = isOn
    setting.dispatchEvent(new Event('change'))
  }
  return { set, queries }
}

afterEach(() => vi.unstubAllGlobals())

test('reduced motion follows the current system setting', () => {
  const { set, queries } = aSetting(false)
  expect(prefersReducedMotion()).toBe(false)
  set(true)
  expect(prefersReducedMotion()).toBe(true)
  expect(new Set(queries)).toEqual(new Set(['(prefers-reduced-motion: reduce)']))
})

test('a change of the setting is reported until the signal aborts', () => {
  const { set } = aSetting(false)
  const seen: boolean[] = []
  const watch = new AbortController()
  watchReducedMotion(() => seen.push(prefersReducedMotion()), watch.signal)
  set(true)
  set(false)
  watch.abort()
  set(true)
  expect(seen).toEqual([true, false])
})
