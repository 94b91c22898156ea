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

/** A block that the browser skips while it is far from the view. */
class FakeBlock {
  isSkipped = false
  top = 0
  readonly parts: FakeElement[]
  constructor(parts: FakeElement[]) {
    this.parts = parts
  }
  firstElementChild = {
    checkVisibility: (of?: CheckVisibilityOptions) =>
      !(of?.contentVisibilityAuto && this.isSkipped),
  }
  checkVisibility = () => true
  getBoundingClientRect = () => ({ top: this.top, bottom: this.top + 900 })
  querySelectorAll = () => this.parts
}

function pageOf(...blocks: FakeBlock[]) {
  const observed = new Set<FakeElement>()
  class FakeObserver {
    observe = (element: FakeElement) => observed.add(element)
    unobserve = (element: FakeElement) => observed.delete(element)
    disconnect = vi.fn()
    constructor(callback: (entries: object[]) => void) {
      scrollTo = (top) =>
        callback(
          [...observed].map((target, index) => ({
            target,
            isIntersecting: top < HEIGHT,
            boundingClientRect: { top, left: 100 * index, bottom: top + 100 },
          })),
        )
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  let onNearness = (_: object) => {}
  const root = Object.assign(Object.create(HTMLElement.prototype), {
    children: blocks,
    querySelectorAll: () => blocks.flatMap(({ parts }) => parts),
    addEventListener: (_: string, listener: typeof onNearness) => {
      onNearness = listener
    },
  })
  return { root, comeNear: (target: FakeBlock) => onNearness({ target }) }
}

const rowOf = (...pictures: FakeElement[]) => pageOf(new FakeBlock(pictures)).root

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('Element', FakeBlock)
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

const unseenIn = ({ parts }: FakeBlock) => parts.map(({ dataset }) => dataset.unseen)

test('what is in a skipped block is hidden once the block is rendered, and only the first time', () => {
  const [near, far] = [
    new FakeBlock([new FakeElement('fade')]),
    new FakeBlock([new FakeElement('fade')]),
  ]
  far.isSkipped = true
  const { root, comeNear } = pageOf(near, far)
  createReveals(root, false).begin()
  scrollTo(2000)
  expect([near, far].map(unseenIn)).toEqual([[''], [undefined]])
  far.isSkipped = false
  comeNear(far)
  scrollTo(2000)
  expect(unseenIn(far)).toEqual([''])
  scrollTo(700)
  expect(unseenIn(far)).toEqual(['now'])
  for (const { dataset } of far.parts) delete dataset.unseen
  comeNear(far)
  scrollTo(2000)
  expect(unseenIn(far)).toEqual([undefined])
})

test('below a leaving splash, nothing is measured in blocks that are not in view', () => {
  const [near, far] = [
    new FakeBlock([new FakeElement('fade')]),
    new FakeBlock([new FakeElement('fade')]),
  ]
  far.top = HEIGHT
  for (const part of far.parts)
    part.getBoundingClientRect = () => {
      throw new Error('Measuring lays out a skipped block.')
    }
  createReveals(pageOf(near, far).root, false).uncover()
  expect([near, far].map(unseenIn)).toEqual([['now'], [undefined]])
})

test('what is revealed in a block in view does not begin again when the block is rendered', () => {
  const block = new FakeBlock([new FakeElement('fade')])
  block.isSkipped = true
  const { root, comeNear } = pageOf(block)
  const reveals = createReveals(root, false)
  reveals.begin()
  reveals.uncover()
  block.isSkipped = false
  comeNear(block)
  scrollTo(700)
  expect(block.parts.map(({ style }) => style.get('--turn'))).toEqual([''])
  expect(unseenIn(block)).toEqual(['now'])
})
