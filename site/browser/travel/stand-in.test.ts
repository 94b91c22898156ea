import { afterEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../../testing/fake-tab.ts'
import { standIn } from './stand-in.ts'

afterEach(() => vi.unstubAllGlobals())

/** The box of a picture that has not loaded, after the picture of a card has stood in for it. */
async function boxOfLoading() {
  vi.useFakeTimers()
  const { document: page } = fakeTab('<span class="media"><img loading="lazy"></span>')
  const image = page.querySelector('img')
  const box = page.querySelector('span')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  Object.defineProperty(image, 'complete', { value: false })
  Object.assign(image ?? {}, { decode: () => promise })
  const from = { currentSrc: '/media/fig.jpg?w=9' } as HTMLImageElement
  const waiting = standIn(from, image as unknown as HTMLImageElement)
  await vi.advanceTimersByTimeAsync(150)
  await waiting
  vi.useRealTimers()
  return {
    image,
    behind: () => box?.style.backgroundImage,
    colour: () => image?.style.color,
    resolve,
    reject,
  }
}

test('the picture of the card stands in until the picture of the page has loaded', async () => {
  const { image, behind, resolve } = await boxOfLoading()
  expect(behind()).toContain('/media/fig.jpg?w=9')
  expect(image?.loading).toBe('eager')
  resolve()
  await vi.waitFor(() => expect(behind()).toBe(''))
})

test('a picture that fails to load leaves no stand-in', async () => {
  const { behind, reject } = await boxOfLoading()
  expect(behind()).toContain('/media/fig.jpg?w=9')
  reject(new Error('EncodingError'))
  await vi.waitFor(() => expect(behind()).toBe(''))
})

test('Firefox shows the alternative text if the picture fails, but not over a stand-in', async () => {
  const { colour, reject } = await boxOfLoading()
  expect(colour()).toBe('transparent')
  reject(new Error('EncodingError'))
  await vi.waitFor(() => expect(colour()).toBe(''))
})
