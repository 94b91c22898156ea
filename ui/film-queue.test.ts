import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSource, type DeferredFilm, queueFilm, setSource, unqueueFilm } from './film-queue.ts'

/**
 * A video at a distance, in px, from the top of a viewport 900 px high; negative means above it.
 */
class FakeFilm extends EventTarget implements DeferredFilm {
  src = ''
  load = vi.fn(() => this.emit('emptied'))
  /** Whether the video is in the page's opening. */
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
  emit(event: string) {
    this.dispatchEvent(new Event(event))
  }
}

let page = new EventTarget()
let films: FakeFilm[] = []

/** Queues videos at these positions and waits for the queue. */
async function queue(...tops: number[]) {
  const added = tops.map((top) => new FakeFilm(`at ${top}`, top))
  films.push(...added)
  for (const film of added) queueFilm(film)
  await settled()
  return added
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const loaded = () => films.map(({ src }) => src).filter(Boolean)

function aPage(readyState: DocumentReadyState, opening: { decode(): Promise<void> } | null = null) {
  page = new EventTarget()
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { readyState, querySelector: () => opening })
}

beforeEach(() => aPage('complete'))
afterEach(async () => {
  for (const film of films) clearSource(film)
  films = []
  await settled()
  vi.unstubAllGlobals()
})

test("videos wait for the page's load event and for the opening picture", async () => {
  const picture = Promise.withResolvers<void>()
  aPage('interactive', { decode: () => picture.promise })
  await queue(300)
  expect(loaded()).toEqual([])
  page.dispatchEvent(new Event('load'))
  await settled()
  expect(loaded()).toEqual([])
  picture.reject(new Error('gone'))
  await settled()
  expect(loaded()).toEqual(['at 300'])
})

test('two videos load at a time, nearest first, above or below', async () => {
  await queue(3000, -700, 1200, 5000, 100)
  expect(loaded()).toEqual(['at -700', 'at 100'])
  films[4]?.emit('canplaythrough')
  films[4]?.emit('suspend')
  expect(loaded()).toEqual(['at -700', 'at 1200', 'at 100'])
  films[1]?.emit('error')
  expect(loaded()).toEqual(['at 3000', 'at -700', 'at 1200', 'at 100'])
})

test("videos that leave the queue or the page don't block others", async () => {
  const [first, , third] = await queue(100, 200, 300, 400)
  if (third) unqueueFilm(third)
  expect(loaded()).toEqual(['at 100', 'at 200'])
  if (first) clearSource(first)
  expect(first?.load).toHaveBeenCalledOnce()
  expect(loaded()).toEqual(['at 200', 'at 400'])
})

test('a video that is started by the visitor skips the queue', async () => {
  const [, , third] = await queue(100, 200, 300)
  if (third) setSource(third)
  expect(loaded()).toEqual(['at 100', 'at 200', 'at 300'])
})

test('no other video loads while the opening video does', async () => {
  const opening = new FakeFilm('opening', 0)
  opening.isOpening = true
  films.push(opening)
  queueFilm(opening)
  await queue(100, 200, 300)
  expect(loaded()).toEqual(['opening'])
  opening.emit('canplaythrough')
  expect(loaded()).toEqual(['opening', 'at 100', 'at 200'])
})
