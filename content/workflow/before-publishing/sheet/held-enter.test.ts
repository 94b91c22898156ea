import { expect, test, vi } from 'vitest'
import { ignoreHeldEnter } from './held-enter.ts'

test.each([
  ['an Enter that is still down does not publish', 'Enter', true, 1],
  ['a new press of Enter publishes', 'Enter', false, 0],
  ['other keys may be held: Tab goes on through the sheet', 'Tab', true, 0],
])('%s', (_, key, repeat, times) => {
  const preventDefault = vi.fn()
  ignoreHeldEnter({ key, repeat, preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(times)
})
