import { expect, test } from 'vitest'
import { thumbnailUrl } from './thumbnail.ts'

test('a thumbnail uses one of the offered sizes, never the original', () => {
  const picture = {
    filename: 'bay-0a1b2c3d.jpg',
    mimeType: 'image/jpeg',
    width: 2400,
    height: 1600,
  }
  const size = 'fit=max&w=250&h=167&auto=format,compress&q=75'
  expect(thumbnailUrl(picture)).toBe(`/media/bay-0a1b2c3d.jpg?${size}`)
})

test('an SVG is its own thumbnail', () => {
  const drawing = {
    filename: 'flag-0a1b2c3d.svg',
    mimeType: 'image/svg+xml',
    width: 60,
    height: 40,
  }
  expect(thumbnailUrl(drawing)).toBe('/media/flag-0a1b2c3d.svg')
})

test('other files have no thumbnail', () => {
  const document = { filename: 'plans-0a1b2c3d.pdf', mimeType: 'application/pdf' }
  expect(thumbnailUrl(document)).toBeNull()
})
