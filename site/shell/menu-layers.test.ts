import type { Picture } from '@belvedere/ui/picture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { early } from '../client/prefetch.ts'
import { askForPicture, withLayer } from './menu-layers.ts'

afterEach(() => vi.unstubAllGlobals())

const named = (name: string): Picture => ({
  ...{ alt: name, title: null, focalPoint: { x: 0.5, y: 0.5 } },
  responsiveImage: {
    ...{ src: `/media/${name}`, srcSet: '', width: 3, height: 2, aspectRatio: 1.5 },
    ...{ bgColor: null, base64: null },
  },
})
const [own, one, two, three] = [named('own'), named('one'), named('two'), named('three')]

test('a picture is laid over the one before it, and no more than two are kept', () => {
  expect(withLayer(one, own)([])).toEqual([one])
  expect(withLayer(two, own)([one])).toEqual([one, two])
  expect(withLayer(three, own)([one, two])).toEqual([two, three])
})

test('the picture that is on top already is not laid again', () => {
  const layers = [one, two]
  expect(withLayer(named('two'), own)(layers)).toBe(layers)
  expect(withLayer(own, own)([])).toEqual([])
})

test('a picture that comes back is moved to the top, the menu’s own too', () => {
  expect(withLayer(one, own)([one, two])).toEqual([two, one])
  expect(withLayer(own, own)([two])).toEqual([two, own])
})

test('without any picture everything stays', () => {
  const layers = [one]
  expect(withLayer(null, null)(layers)).toBe(layers)
})

test('a page that was clicked at, or failed, just now has its picture all the same', async () => {
  const fetched = vi.fn(async (_url: string) => Response.error())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('https://site.example/'))
  early.settle('/clicked')
  await early.want('/failed', true)
  fetched.mockImplementation(async (url) => Response.json({ share: named(url) }))
  expect(await askForPicture('/clicked')).toEqual(named('/clicked/_payload.json'))
  expect(await askForPicture('/failed')).toEqual(named('/failed/_payload.json'))
  expect(fetched).toHaveBeenCalledTimes(3)
})
