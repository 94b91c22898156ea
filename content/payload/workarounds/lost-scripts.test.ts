// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { bringLostScripts } from './lost-scripts.ts'

const ask = vi.fn<typeof fetch>()
bringLostScripts()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

/** A script of the studio whose connection breaks off; `failed` is what Turbopack hears of it. */
function lose(name: string) {
  const place = document.createElement('div')
  const script = document.createElement('script')
  // happy-dom loads a script when it gets an address in the document, and there is no service.
  Object.defineProperty(script, 'src', { value: `${location.origin}/_next/static/${name}.js` })
  const failed = vi.fn()
  script.onerror = failed
  document.head.append(place)
  place.append(script)
  script.dispatchEvent(new Event('error'))
  return { failed, isReplaced: () => place.firstElementChild !== script }
}

test('a script that was lost is loaded again once the service is back', async () => {
  const { failed, isReplaced } = lose('prose')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([isReplaced(), failed.mock.calls.length]).toEqual([false, 0])
  ask.mockResolvedValue(new Response(null, { status: 503 }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(isReplaced()).toBe(false)
  ask.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(10_000)
  expect([isReplaced(), failed.mock.calls.length]).toEqual([true, 0])
})

test('a script that a new build does not have fails', async () => {
  ask.mockResolvedValue(new Response(null, { status: 404 }))
  const { failed, isReplaced } = lose('gone')
  await vi.advanceTimersByTimeAsync(5000)
  expect([isReplaced(), failed.mock.calls.length]).toEqual([false, 1])
})
