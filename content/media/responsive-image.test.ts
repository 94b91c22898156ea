import { parseMediaAddress } from '@belvedere/kit/media-address.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { verifyFocus } from './focus-signature.ts'
import { fileUrl, responsiveImage } from './responsive-image.ts'
import { isServed } from './sizes.ts'

beforeEach(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret for this test')
  return () => vi.unstubAllEnvs()
})

const picture = {
  filename: 'bay-0a1b2c3d.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1600,
  alt: 'The bay',
  bgColor: '#78B8B8',
}

function addressesIn(srcSet: string) {
  return srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
}

test('the full size has srcset, dimensions and texts', () => {
  const image = responsiveImage(picture, { fit: 'max', w: 2440, h: 2440, q: 85 }, '100vw')
  expect(image).toMatchObject({
    src: '/media/bay-0a1b2c3d.jpg?fit=max&w=2400&h=1600&auto=format,compress&q=85',
    sizes: '100vw',
    width: 2400,
    height: 1600,
    aspectRatio: 1.5,
    alt: 'The bay',
    title: null,
    bgColor: '#78B8B8',
    base64: null,
  })
  expect(image?.srcSet.split(', ')[0]).toBe(
    '/media/bay-0a1b2c3d.jpg?fit=max&w=400&h=267&auto=format,compress&q=85 400w',
  )
  expect(image?.srcSet.split(', ')).toHaveLength(7)
})

test('every returned address is served', () => {
  for (const size of [{}, { fit: 'crop', w: 1000, h: 800 }, { fit: 'max', w: 200, h: 100 }]) {
    const image = responsiveImage(picture, size)
    const all = [image?.src ?? '', image?.srcSet ?? '', image?.webpSrcSet ?? ''].flatMap(
      addressesIn,
    )
    expect(all.length).toBeGreaterThan(2)
    for (const address of all) {
      const { size } = parseMediaAddress(address)
      expect(size && isServed(size, picture)).toBe(true)
    }
  }
})

test('the WebP srcset asks for WebP', () => {
  for (const address of addressesIn(responsiveImage(picture)?.webpSrcSet ?? ''))
    expect(parseMediaAddress(address).isWebp).toBe(true)
})

test('a crop has a signed focal point unless it is the centre', () => {
  const crop = { fit: 'crop', w: 400, h: 300 }
  const centred = responsiveImage({ ...picture, focalX: 50, focalY: 50 }, crop)
  expect(centred?.src).toBe(
    '/media/bay-0a1b2c3d.jpg?fit=crop&w=400&h=300&auto=format,compress&q=75',
  )
  const aside = responsiveImage({ ...picture, focalX: 31, focalY: 80 }, crop)
  const { file, focus } = parseMediaAddress(aside?.src ?? '')
  expect(focus && verifyFocus(file, focus)).toEqual({ x: 0.31, y: 0.8 })
  expect(focus && verifyFocus(file, { ...focus, x: '0.32' })).toBeUndefined()
  expect(focus && verifyFocus('other.jpg', focus)).toBeUndefined()
})

test('an unknown size is rejected with the list of sizes', () => {
  expect(() => responsiveImage(picture, { w: 1234, h: 99 })).toThrow(
    'Unknown picture size. The sizes are { fit: max, w: 2440, h: 2440, q: 85 }, { fit: max, w: 1000',
  )
})

test('a picture with unknown dimensions has no responsive image', () => {
  expect(responsiveImage({ ...picture, width: null })).toBeNull()
})

test('an SVG is served unchanged', () => {
  const drawing = { ...picture, filename: 'mark-0a1b2c3d.svg', mimeType: 'image/svg+xml' }
  expect(responsiveImage(drawing)).toMatchObject({ src: '/media/mark-0a1b2c3d.svg', srcSet: '' })
  expect(fileUrl(drawing)).toBe('/media/mark-0a1b2c3d.svg')
})

test('a file URL has no size for an icon and the full size for a picture', () => {
  const icon = { ...picture, filename: 'icon-0a1b2c3d.png', width: 180, height: 180 }
  expect(fileUrl(icon)).toBe('/media/icon-0a1b2c3d.png')
  expect(fileUrl(picture)).toContain('?fit=max&w=2400&h=1600')
})
