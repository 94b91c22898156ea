import { parseMediaAddress } from '@belvedere/kit/media-address.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { fileUrl, responsiveImage } from './responsive-image.ts'
import { openFocus } from './seal.ts'
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

test('the full picture comes with its ladder, its measures and its words', () => {
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

test('every address it hands out is one that is served', () => {
  for (const wanted of [{}, { fit: 'crop', w: 1000, h: 800 }, { fit: 'max', w: 200, h: 100 }]) {
    const image = responsiveImage(picture, wanted)
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

test('the WebP set names its kind', () => {
  for (const address of addressesIn(responsiveImage(picture)?.webpSrcSet ?? ''))
    expect(parseMediaAddress(address).isWebp).toBe(true)
})

test('a crop carries its focal point with a seal, the centre needs none', () => {
  const crop = { fit: 'crop', w: 400, h: 300 }
  const centred = responsiveImage({ ...picture, focalX: 50, focalY: 50 }, crop)
  expect(centred?.src).toBe(
    '/media/bay-0a1b2c3d.jpg?fit=crop&w=400&h=300&auto=format,compress&q=75',
  )
  const aside = responsiveImage({ ...picture, focalX: 31, focalY: 80 }, crop)
  const { file, focus } = parseMediaAddress(aside?.src ?? '')
  expect(focus && openFocus(file, focus)).toEqual({ x: 0.31, y: 0.8 })
  expect(focus && openFocus(file, { ...focus, x: '0.32' })).toBeUndefined()
  expect(focus && openFocus('other.jpg', focus)).toBeUndefined()
})

test('a size that is not offered is refused with those that are', () => {
  expect(() => responsiveImage(picture, { w: 1234, h: 99 })).toThrow(
    'There is no such picture size. The sizes are { fit: max, w: 2440, h: 2440, q: 85 }, { fit: crop',
  )
})

test('a picture of unknown size has no responsive image', () => {
  expect(responsiveImage({ ...picture, width: null })).toBeNull()
})

test('a drawing is served as it is', () => {
  const drawing = { ...picture, filename: 'mark-0a1b2c3d.svg', mimeType: 'image/svg+xml' }
  expect(responsiveImage(drawing)).toMatchObject({ src: '/media/mark-0a1b2c3d.svg', srcSet: '' })
  expect(fileUrl(drawing)).toBe('/media/mark-0a1b2c3d.svg')
})

test('the address of a file is bare for an icon and the full size for a picture', () => {
  const icon = { ...picture, filename: 'icon-0a1b2c3d.png', width: 180, height: 180 }
  expect(fileUrl(icon)).toBe('/media/icon-0a1b2c3d.png')
  expect(fileUrl(picture)).toContain('?fit=max&w=2400&h=1600')
})
