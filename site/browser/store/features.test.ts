import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

test('what an editor has switched off is off, the rest is on', () => {
  const features = { splash: null, smoothScroll: true, cookieBanner: false }
  expect(featuresOf({ features })).toEqual({
    splash: true,
    smoothScroll: true,
    cookieBanner: false,
  })
})

test('switches that were never touched are on', () => {
  const on = { splash: true, smoothScroll: true, cookieBanner: true }
  expect(featuresOf({ features: null })).toEqual(on)
})

test('the cookie banner is off while the settings cannot be read', () => {
  const on = { splash: true, smoothScroll: true }
  expect(featuresOf(null)).toEqual({ ...on, cookieBanner: false })
})
