import { beforeEach, expect, test, vi } from 'vitest'
import { createReveals } from './reveals.ts'

const HEIGHT = 900

class FakeElement {
  dataset: DOMStringMap
  style = new Map<string, string>()
  parentElement: { closest: (selector: string) => object | null } | null = null
  constructor(reveal: string) {
    this.dataset = { reveal }
    Object.assign(this.style, { setProperty: this.style.set })
  }
  isInHiddenTab = false
  getAnimations() {
    return []
  }
  checkVisibility() {
    return !this.isInHiddenTab
  }
  getBoundingClientRect() {
    if (this.isInHiddenTab) throw new Error('Measuring lays out a hidden tab.')
    return { top: 100, bottom: 300 }
  }
}

let scrollTo: (top: number) => void

function rowOf(...pictures: FakeElement[]) {
  const root = { querySelectorAll: () => pictures }
  class FakeObserver {
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
    constructor(callback: (entries: object[]) => void) {
      scrollTo = (top) =>
        callback(
          pictures.map((target, index) => ({
            target,
            isIntersecting: top < HEIGHT,
            boundingClientRect: { top, left: 100 * index, bottom: top + 100 },
          })),
        )
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return Object.assign(Object.create(HTMLElement.prototype), root)
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

test('without triggers, pictures that come into view together still enter one after the other', () => {
  const row = ['unmask', 'unmask', 'unmask'].map((reveal) => new FakeElement(reveal))
  createReveals(rowOf(...row), false).begin()
  scrollTo(2000)
  expect(row.map(({ dataset }) => dataset.unseen)).toEqual(['', '1', '2'])
  scrollTo(700)
  expect(row.map(({ dataset }) => dataset.unseen)).toEqual(['now', 'now', 'now'])
  expect(row.map(({ style }) => style.get('--turn'))).toEqual(['', '1', '2'])
})

test('elements below a leaving splash are revealed, except in hidden tabs', () => {
  const [shown, hidden] = [new FakeElement('fade'), new FakeElement('fade')]
  hidden.isInHiddenTab = true
  createReveals(rowOf(shown, hidden), false).uncover()
  expect([shown, hidden].map(({ dataset }) => dataset.unseen)).toEqual(['now', undefined])
})

test('of words of two hours only those on the screen are revealed', () => {
  const parentElement = { closest: (selector: string) => (selector === '[data-both]' ? {} : null) }
  const [shown, hidden] = [new FakeElement('fade'), new FakeElement('fade')]
  Object.assign(shown, { parentElement })
  Object.assign(hidden, { parentElement, isInHiddenTab: true })
  createReveals(rowOf(shown, hidden), true).begin()
  scrollTo(2000)
  expect([shown, hidden].map(({ dataset }) => dataset.unseen)).toEqual([
    expect.any(String),
    undefined,
  ])
})
