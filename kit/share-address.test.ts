import { expect, test } from 'vitest'
import { formatShareAddress, parseShareAddress } from './share-address.ts'

const version = '0a1b2c3d4e5f'

test.each([
  ['/', `/share/-${version}.jpg`],
  ['/about', `/share/about-${version}.jpg`],
  ['/real-estate/villas/casa-1', `/share/real-estate/villas/casa-1-${version}.jpg`],
  ['/casa-0a1b2c3d4e5f', `/share/casa-0a1b2c3d4e5f-${version}.jpg`],
])('the share picture of %s is at %s', (path, address) => {
  expect(formatShareAddress({ path, version })).toBe(address)
  expect(parseShareAddress(address)).toEqual({ path, version })
})

test.each([
  '/share',
  '/share/about.jpg',
  '/share/about-0a1b.jpg',
  `/share/about-${version}.png`,
  `/share/About-${version}.jpg`,
  `/share/../about-${version}.jpg`,
  `/share//about-${version}.jpg`,
  `/share/a/-${version}.jpg`.replace('/a/', '/a//'),
  `/share/%61-${version}.jpg`,
  `/share/${'a'.repeat(600)}-${version}.jpg`,
])('%s is not an address of a share picture', (address) => {
  expect(parseShareAddress(address)).toBeUndefined()
})
