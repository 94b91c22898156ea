import { afterEach, expect, test, vi } from 'vitest'
import { whenLoaded } from './when-loaded.ts'

afterEach(() => vi.unstubAllGlobals())

function aDocument(readyState: DocumentReadyState) {
  const view = new EventTarget()
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  return view
}

test('while loading, the callback waits for the load event and runs once', () => {
  const view = aDocument('interactive')
  const act = vi.fn()
  whenLoaded(act)
  expect(act).not.toHaveBeenCalled()
  view.dispatchEvent(new Event('load'))
  view.dispatchEvent(new Event('load'))
  expect(act).toHaveBeenCalledTimes(1)
})

test('after loading, the callback runs at once', () => {
  aDocument('complete')
  const act = vi.fn()
  whenLoaded(act)
  expect(act).toHaveBeenCalledTimes(1)
})
