import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeferredFilm, makeReal, makeUnreal, queueFilm, unqueueFilm } from './film-queue.ts'

/** A film so many pixels below the upper edge of a view of 900; above it where that is negative. */
class FakeFilm extends EventTarget implements DeferredFilm {
  src = ''
  load = vi.fn(() => this.tell('emptied'))
  /** What a page opens with is around it. */
  isOpening = false
  readonly dataset: DOMStringMap
  readonly #top: number

  constructor(name: string, top: number) {
    super()
    this.dataset = { src: name }
    this.#top = top
  }
  hasAttribute(name: string) {
    return name === 'src' && this.src !== ''
  }
  closest() {
    return this.isOpening ? new FakeFilm('opening', 0) : null
  }
  removeAttribute() {
    this.src = ''
  }
  getBoundingClientRect() {
    const [top, height] = [this.#top, 500]
    const rect = {
      x: 0,
      y: top,
      left: 0,
      right: 800,
      width: 800,
      top,
      bottom: top + height,
      height,
    }
    return { ...rect, toJSON: () => rect }
  }
  tell(event: string) {
    this.dispatchEvent(new Event(event))
  }
}

let page = new EventTarget()
let films: FakeFilm[] = []

/** Queues films at these places and lets the queue do what it does at once. */
async function queue(...tops: number[]) {
  const added = tops.map((top) => new FakeFilm(`at ${top}`, top))
  films.push(...added)
  for (const film of added) queueFilm(film)
  await settled()
  return added
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const real = () => films.map(({ src }) => src).filter(Boolean)

function aPage(readyState: DocumentReadyState, opening: { decode(): Promise<void> } | null = null) {
  page = new EventTarget()
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { readyState, querySelector: () => opening })
}

beforeEach(() => aPage('complete'))
afterEach(async () => {
  for (const film of films) makeUnreal(film)
  films = []
  await settled()
  vi.unstubAllGlobals()
})

test('no film loads before the page has, nor before the picture that it opens with is there', async () => {
  const picture = Promise.withResolvers<void>()
  aPage('interactive', { decode: () => picture.promise })
  await queue(300)
  expect(real()).toEqual([])
  page.dispatchEvent(new Event('load'))
  await settled()
  expect(real()).toEqual([])
  picture.reject(new Error('gone'))
  await settled()
  expect(real()).toEqual(['at 300'])
})

test('two films load at a time, the nearest first, above or below', async () => {
  await queue(3000, -700, 1200, 5000, 100)
  expect(real()).toEqual(['at -700', 'at 100'])
  films[4]?.tell('canplaythrough')
  films[4]?.tell('suspend')
  expect(real()).toEqual(['at -700', 'at 1200', 'at 100'])
  films[1]?.tell('error')
  expect(real()).toEqual(['at 3000', 'at -700', 'at 1200', 'at 100'])
})

test('who leaves the queue, or its page, keeps nobody waiting', async () => {
  const [first, , third] = await queue(100, 200, 300, 400)
  if (third) unqueueFilm(third)
  expect(real()).toEqual(['at 100', 'at 200'])
  if (first) makeUnreal(first)
  expect(first?.load).toHaveBeenCalledOnce()
  expect(real()).toEqual(['at 200', 'at 400'])
})

test('a film that somebody asks for waits for none', async () => {
  const [, , third] = await queue(100, 200, 300)
  if (third) makeReal(third)
  expect(real()).toEqual(['at 100', 'at 200', 'at 300'])
})

test('while the film of an opening loads no other begins', async () => {
  const opening = new FakeFilm('opening', 0)
  opening.isOpening = true
  films.push(opening)
  queueFilm(opening)
  await queue(100, 200, 300)
  expect(real()).toEqual(['opening'])
  opening.tell('canplaythrough')
  expect(real()).toEqual(['opening', 'at 100', 'at 200'])
})
