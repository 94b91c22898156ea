import { expect, test } from 'vitest'
import { Painting } from './unpainted.ts'

const idsOf = ({ blocks }: { blocks: ReadonlySet<string> | undefined }) => blocks && [...blocks]

test('a block stays in the request until the page has rendered it', () => {
  const painting = new Painting()
  painting.add(1, new Set(['a']))
  expect(idsOf(painting.add(2, new Set(['b'])))).toEqual(['a', 'b'])
  painting.painted(1)
  expect(idsOf(painting.add(3, new Set(['c'])))).toEqual(['b', 'c'])
})

test('the whole page stays pending until a later version is painted', () => {
  const painting = new Painting()
  painting.add(1, undefined)
  expect(idsOf(painting.add(2, new Set(['a'])))).toBeUndefined()
  painting.painted(2)
  expect(idsOf(painting.add(3, new Set()))).toEqual([])
})

test('changes that were lost on the way are pending until the last version is painted', () => {
  const painting = new Painting()
  expect(painting.pending()).toBeUndefined()
  painting.add(1, new Set(['a']))
  painting.add(2, new Set(['b']))
  painting.painted(1)
  expect(painting.pending()).toEqual({ version: 2, blocks: new Set(['b']) })
  painting.painted(2)
  expect(painting.pending()).toBeUndefined()
})

test('a page that was loaded has all changes up to the version at which it was requested', () => {
  const painting = new Painting()
  painting.add(4, new Set(['a']))
  expect(painting.loaded(4)).toBeUndefined()
  expect(painting.loaded(3)).toEqual({ version: 4, blocks: undefined })
})
