import { afterEach, expect, test, vi } from 'vitest'
import { tellDusk } from './tell-dusk.ts'

let change = () => {}
let ended = false
vi.mock('@belvedere/ui/page-visibility.ts', () => ({
  watchPageVisibility: (onChange: () => void, signal: AbortSignal) => {
    change = onChange
    ended = false
    signal.addEventListener('abort', () => {
      ended = true
    })
  },
}))
afterEach(() => vi.unstubAllGlobals())

/** A document with a splash (''), with one that is leaving, or without. */
function aDocument(splash?: string) {
  const dataset: { splash?: string } = splash === undefined ? {} : { splash }
  const setProperty = vi.fn()
  vi.stubGlobal('document', { documentElement: { dataset }, body: { style: { setProperty } } })
  return { dataset, setProperty }
}

test.each([
  ['without a splash', undefined],
  ['under a splash, before its sun flies', ''],
])('%s the suns move to dusk at once', (_, splash) => {
  const { setProperty } = aDocument(splash)
  tellDusk(new AbortController().signal)
  expect(setProperty).toHaveBeenCalledExactlyOnceWith('--hour', '0.94')
  expect(ended).toBe(true)
})

test('while the splash leaves the suns stay where its sun flies to', () => {
  const { dataset, setProperty } = aDocument('leaving')
  tellDusk(new AbortController().signal)
  change()
  expect([setProperty.mock.calls, ended]).toEqual([[], false])
  delete dataset.splash
  change()
  expect(setProperty).toHaveBeenCalledExactlyOnceWith('--hour', '0.94')
  expect(ended).toBe(true)
})

test('a page that was left does not change the hour of the next page', () => {
  const { dataset, setProperty } = aDocument('leaving')
  const life = new AbortController()
  tellDusk(life.signal)
  life.abort()
  delete dataset.splash
  change()
  expect([setProperty.mock.calls, ended]).toEqual([[], true])
})
