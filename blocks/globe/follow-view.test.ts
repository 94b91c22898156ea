import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followView } from './follow-view.ts'

const views = new Map<string, (isIntersecting: boolean) => void>()

class View {
  observe = vi.fn()
  disconnect = vi.fn()
  constructor(
    report: (entries: { isIntersecting: boolean }[]) => void,
    options?: { rootMargin: string },
  ) {
    if (options) views.set(options.rootMargin, (isIntersecting) => report([{ isIntersecting }]))
  }
}

beforeEach(() => {
  views.clear()
  const page = parseHtml('<div></div>')
  vi.stubGlobal('document', page)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('IntersectionObserver', View)
  vi.stubGlobal('MutationObserver', View)
})
afterEach(() => vi.unstubAllGlobals())

/** A globe in view, with its frames running. */
function follow() {
  const stage = document.querySelector('div')
  if (!stage) throw new Error('no stage')
  const page = new AbortController()
  const lit: (number | null)[] = []
  const held: boolean[] = []
  const scene = {
    draw: vi.fn(),
    advance: () => false,
    light: (index: number | null) => void lit.push(index),
  }
  const loop = { hold: (isHeld: boolean) => void held.push(isHeld), wake: vi.fn() }
  followView(stage, scene, loop, page.signal)
  views.get('0%')?.(true)
  lit.length = 0
  return { page, lit, held }
}

test('a flight in the air ends when the globe leaves the view', () => {
  const { lit, held } = follow()
  expect([lit, held.at(-1)]).toEqual([[], false])
  views.get('0%')?.(false)
  expect([lit, held.at(-1)]).toEqual([[null], true])
})

test('a flight in the air ends when the page is left', () => {
  const { lit, page } = follow()
  page.abort()
  expect(lit).toEqual([null])
})
