import { afterEach, expect, test, vi } from 'vitest'
import { whenLoaded } from './when-loaded.ts'

afterEach(() => vi.unstubAllGlobals())

function aDocument(readyState: DocumentReadyState) {
  const view = new EventTarget()
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  return view
}

test('a document that is still loading has loaded when its window says so, once', () => {
  const view = aDocument('interactive')
  const act = vi.fn()
  whenLoaded(act)
  expect(act).not.toHaveBeenCalled()
  view.dispatchEvent(new Event('load'))
  view.dispatchEvent(new Event('load'))
  expect(act).toHaveBeenCalledTimes(1)
})

test('a document that loaded before its scripts counts as loaded', () => {
  aDocument('complete')
  const act = vi.fn()
  whenLoaded(act)
  expect(act).toHaveBeenCalledTimes(1)
})
