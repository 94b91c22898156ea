import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, expect, test } from 'vitest'
import {
  type Addresses,
  addresses,
  namesOfWork,
  ownPath,
  setAddresses,
  withDefaults,
} from './addresses.ts'

afterEach(() => setAddresses(null))

test.each([
  ['/gallery/:slug', '/galerie/:slug'],
  ['/gallery', '/galerie'],
  ['/map', '/map'],
  ['/galleries/x', '/galleries/x'],
  ['/x/gallery', '/x/gallery'],
  ['/:slug', '/:slug'],
  ['/', '/'],
  ['', ''],
])('%s is %s where galleries have another name', (path, own) => {
  setAddresses({ gallery: ' galerie ', map: '' })
  expect(ownPath(path)).toBe(own)
})

test('names that do not change stay the same object, so that what is made from them is kept', () => {
  setAddresses({ map: 'lageplan' })
  const before = addresses()
  setAddresses({ map: 'lageplan', gallery: null })
  expect(addresses()).toBe(before)
  setAddresses(undefined)
  expect(addresses().map).toBe('map')
})

test('work that publishes names has them to itself', async () => {
  const names = namesOfWork(() => new AsyncLocalStorage<Addresses>())
  setAddresses({ gallery: 'galerie' })
  const { promise: others, resolve: othersHaveRead } = Promise.withResolvers<void>()
  const work = names.run(withDefaults({ map: 'lageplan' }), async () => {
    await others
    return ownPath('/map')
  })
  setAddresses(null)
  expect(ownPath('/map')).toBe('/map')
  othersHaveRead()
  expect(await work).toBe('/lageplan')
  expect(namesOfWork(() => new AsyncLocalStorage<Addresses>())).toBe(names)
})
