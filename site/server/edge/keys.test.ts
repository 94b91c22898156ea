import { expect, test } from 'vitest'
import { EVERYTHING } from '../../changes/feed.ts'
import { ALL, keyOf, keysOfChange, MANY } from './keys.ts'

test('ten thousand tags have as many keys', () => {
  const keys = Array.from({ length: 10_000 }, (_, id) => keyOf(`listings:${id}:card`))
  expect(new Set(keys).size).toBe(keys.length)
})

test('a text is out of date; a price and a page that is gone are removed', () => {
  expect(keysOfChange(['pages:3', 'pages:3:card'])).toEqual({
    hard: [],
    soft: [keyOf('pages:3'), keyOf('pages:3:card'), MANY],
  })
  expect(keysOfChange(['listings:7', 'listings:by=title']).hard).toEqual([])
  const price = keysOfChange(['media:1', 'listings:7:card', 'listings/category=3:by=status'])
  expect(price).toEqual({
    hard: [keyOf('listings:7:card'), keyOf('listings/category=3:by=status'), MANY],
    soft: [keyOf('media:1')],
  })
  expect(keysOfChange(['pages:3:address', 'pages:slug=old'])).toEqual({
    hard: [keyOf('pages:slug=old'), MANY],
    soft: [keyOf('pages:3:address')],
  })
})

test('after a change of a redirect every page is out of date: it may lead from any address', () => {
  expect(keysOfChange(['redirects:list']).soft).toContain(ALL)
  expect(keysOfChange(['redirects:5', 'pages:3']).soft).toContain(ALL)
})

test('without knowing what has changed, every page is out of date', () => {
  expect(keysOfChange(['pages:3', EVERYTHING])).toEqual({ hard: [], soft: [ALL] })
})
