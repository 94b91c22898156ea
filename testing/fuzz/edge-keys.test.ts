import { ALL, keyOf, keysOfChange, keysOfPage } from '@belvedere/site/server/edge/keys.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

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
