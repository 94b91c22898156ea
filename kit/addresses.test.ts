import { afterEach, expect, test } from 'vitest'
import { addresses, ownPath, setAddresses, underNewAddresses } from './addresses.ts'

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

test('while names are being published, nothing brings back the earlier ones', async () => {
  await underNewAddresses({ map: 'lageplan' }, async () => {
    setAddresses(null)
    expect(addresses().map).toBe('lageplan')
  })
  setAddresses(null)
  expect(addresses().map).toBe('map')
})
