import { afterEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion, watchReducedMotion } from './reduced-motion.ts'

/** A system setting that can be switched while it is watched. */
function aSetting(isReduced: boolean) {
  const setting = Object.assign(new EventTarget(), { matches: isReduced })
  const queries: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query)
    return setting
  })
  const turn = (isOn: boolean) => {
    setting.matches = isOn
    setting.dispatchEvent(new Event('change'))
  }
  return { turn, queries }
}

afterEach(() => vi.unstubAllGlobals())

test('calm is what the system setting says at this moment', () => {
  const { turn, queries } = aSetting(false)
  expect(prefersReducedMotion()).toBe(false)
  turn(true)
  expect(prefersReducedMotion()).toBe(true)
  expect(new Set(queries)).toEqual(new Set(['(prefers-reduced-motion: reduce)']))
})

test('a change of the setting is told, and nothing after the end', () => {
  const { turn } = aSetting(false)
  const told: boolean[] = []
  const watch = new AbortController()
  watchReducedMotion(() => told.push(prefersReducedMotion()), watch.signal)
  turn(true)
  turn(false)
  watch.abort()
  turn(true)
  expect(told).toEqual([true, false])
})
