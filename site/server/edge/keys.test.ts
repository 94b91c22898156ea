import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERYTHING } from '../../changes/feed.ts'
import { ALL, keyOf, keysOfChange, keysOfPage, MANY } from './keys.ts'

const LIMITS = { keys: 60, bytes: 400 }

const tag = fc.oneof(
  fc.string(),
  fc.nat(40).map((id) => `pages:${id}`),
  fc.nat(40).map((id) => `listings:${id}:card`),
  fc.nat(40).map((id) => `pages:slug=place-${id}`),
  fc.constantFrom('listings:by=price', 'listings/category=3:by=status', 'listings:price~4.45'),
)
const tags = fc.uniqueArray(tag, { maxLength: 120 })

const meets = (keys: readonly string[], others: readonly string[]) =>
  keys.some((key) => others.includes(key))

test('a change purges every page that has one of its tags', () => {
  fc.assert(
    fc.property(tags, tags, (page, change) => {
      const keys = keysOfPage(page, LIMITS)
      const { hard, soft } = keysOfChange(change)
      fc.pre(page.some((one) => change.includes(one)))
      expect(meets(keys, [...hard, ...soft])).toBe(true)
    }),
  )
})

test('after a change of a price, pages with any of its listing tags are removed', () => {
  const offers = tags.map((list) => [...list, 'listings/category=3:by=price'])
  fc.assert(
    fc.property(tags, offers, (page, change) => {
      fc.pre(page.some((one) => one.startsWith('listings') && change.includes(one)))
      expect(meets(keysOfPage(page, LIMITS), keysOfChange(change).hard)).toBe(true)
    }),
  )
})

test('the keys of a page are short, fit into the header, and have no capitals', () => {
  fc.assert(
    fc.property(tags, (page) => {
      const keys = keysOfPage(page, LIMITS)
      expect(keys.length).toBeLessThanOrEqual(LIMITS.keys)
      expect(keys.join(' ').length).toBeLessThanOrEqual(LIMITS.bytes)
      expect(keys.filter((key) => !/^[a-z0-9]{3,8}$/.test(key))).toEqual([])
      expect(keys).toContain(ALL)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('no key of a tag is one of the two that have a meaning of their own', () => {
  const isKey = (one: string) => /^[a-z0-9]{8}$/.test(keyOf(one))
  fc.assert(fc.property(fc.string(), isKey))
})

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

test('without knowing what has changed, every page is out of date', () => {
  expect(keysOfChange(['pages:3', EVERYTHING])).toEqual({ hard: [], soft: [ALL] })
})
