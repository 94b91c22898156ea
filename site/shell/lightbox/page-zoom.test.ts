import { afterEach, expect, test, vi } from 'vitest'
import { isPagePinched, markPagePinched } from './page-zoom.ts'

afterEach(() => vi.unstubAllGlobals())

function aPage(scale: number) {
  const seen = Object.assign(new EventTarget(), { scale })
  vi.stubGlobal('visualViewport', seen)
  return (next: number) => {
    seen.scale = next
    seen.dispatchEvent(new Event('resize'))
  }
}

test('a page is pinched if its visual viewport is scaled', () => {
  aPage(1)
  expect(isPagePinched()).toBe(false)
  aPage(1.2)
  expect(isPagePinched()).toBe(true)
  vi.stubGlobal('visualViewport', undefined)
  expect(isPagePinched()).toBe(false)
})

test('an element is marked while the page is pinched', () => {
  const marks: boolean[] = []
  const toggleAttribute = (_: string, isOn = false) => {
    marks.push(isOn)
    return isOn
  }
  const shown = new AbortController()
  const pinch = aPage(3)
  const element = { toggleAttribute }
  markPagePinched(element, shown.signal)
  pinch(2)
  pinch(1)
  shown.abort()
  pinch(2)
  expect(marks).toEqual([true, true, false])
})
