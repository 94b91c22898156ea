import { describe, expect, test } from 'vitest'
import { BASES, findBase, isServed, sizesFor } from './sizes.ts'

const [full, whole, small, flag, community, listing, thumbnail, portrait] = BASES

function widths(base: (typeof BASES)[number] | undefined, width: number, height: number) {
  return base ? sizesFor(base, { width, height }).map(({ w, h }) => [w, h]) : []
}

describe('the sizes of a picture', () => {
  test('increase to the full size in its own ratio', () => {
    expect(widths(full, 6000, 4000)).toEqual([
      [400, 267],
      [640, 427],
      [828, 552],
      [1080, 720],
      [1440, 960],
      [1920, 1280],
      [2440, 1627],
    ])
  })

  test('stop at the original, and leave out a width that is nearly the same', () => {
    expect(widths(full, 1000, 500)).toEqual([
      [400, 200],
      [640, 320],
      [828, 414],
      [1000, 500],
    ])
    expect(widths(full, 1930, 1000).at(-1)).toEqual([1930, 1000])
    expect(widths(full, 1930, 1000)).not.toContainEqual([1920, 995])
    expect(widths(full, 10, 7)).toEqual([[10, 7]])
  })

  test('keep a tall picture within the maximum height', () => {
    expect(widths(full, 4000, 6000).at(-1)).toEqual([1627, 2440])
    expect(widths(flag, 300, 600)).toEqual([[50, 100]])
    expect(widths(full, 1, 50_000)).toEqual([[1, 2440]])
  })

  test('keep the ratio of a crop, even for a picture smaller than the crop', () => {
    expect(widths(listing, 2400, 1600)).toEqual([
      [400, 320],
      [640, 512],
      [1000, 800],
    ])
    expect(widths(listing, 2400, 400)).toEqual([
      [400, 320],
      [500, 400],
    ])
    expect(widths(thumbnail, 400, 400)).toEqual([
      [200, 150],
      [400, 300],
    ])
  })

  test('keep the ratio of a portrait, as tall as the original allows', () => {
    expect(widths(portrait, 2560, 1440)).toEqual([
      [540, 960],
      [810, 1440],
    ])
  })

  test('are never larger than the original, whatever its ratio', () => {
    for (const base of BASES)
      for (let i = 0; i < 500; i++) {
        const original = { width: 1 + ((i * 7919) % 5000), height: 1 + ((i * 104_729) % 5000) }
        for (const { w, h } of sizesFor(base, original)) {
          expect(w).toBeLessThanOrEqual(Math.min(base.w, original.width))
          expect(h).toBeLessThanOrEqual(Math.min(base.h, original.height))
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(1)
        }
      }
  })
})

test('a size is served only if a base offers it', () => {
  const original = { width: 2400, height: 1600 }
  const size = { fit: 'max', w: 1440, h: 960, q: 85 } as const
  expect(isServed(size, original)).toBe(true)
  for (const change of [{ w: 1441 }, { h: 961 }, { q: 84 }, { fit: 'crop' as const }])
    expect(isServed({ ...size, ...change }, original)).toBe(false)
  expect(isServed(size, { width: 1440, height: 961 })).toBe(false)
})

test('a query selects a base by its size; the quality is optional', () => {
  expect(findBase({})).toBe(full)
  expect(findBase({ fit: 'max', w: 2440, h: 2440 })).toBe(full)
  expect(findBase({ fit: 'crop', w: 1000, h: 800, q: 75 })).toBe(listing)
  expect(findBase({ w: 500, h: 500, q: null })).toBe(community)
  expect(findBase({ fit: 'max', w: 1000, h: 800 })).toBe(whole)
  expect(findBase({ w: 400, h: 300 })).toBe(small)
  expect(findBase({ fit: 'max', w: 1000, h: 801 })).toBeUndefined()
  expect(findBase({ w: 2440 })).toBeUndefined()
  expect(findBase({ fit: 'crop' })).toBeUndefined()
  expect(findBase({ fit: 'max', w: 2440, h: 2440, q: 100 })).toBeUndefined()
})
