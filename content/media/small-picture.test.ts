import { expect, test } from 'vitest'
import { smallAddress } from './small-picture.ts'

test('a picture is asked for in a size of the closed set, never whole', () => {
  const picture = {
    filename: 'bay-0a1b2c3d.jpg',
    mimeType: 'image/jpeg',
    width: 2400,
    height: 1600,
  }
  const size = 'fit=max&w=250&h=167&auto=format,compress&q=75'
  expect(smallAddress(picture)).toBe(`/media/bay-0a1b2c3d.jpg?${size}`)
})

test('a drawing is shown as it is', () => {
  const drawing = {
    filename: 'flag-0a1b2c3d.svg',
    mimeType: 'image/svg+xml',
    width: 60,
    height: 40,
  }
  expect(smallAddress(drawing)).toBe('/media/flag-0a1b2c3d.svg')
})

test('what is no picture has none', () => {
  const document = { filename: 'plans-0a1b2c3d.pdf', mimeType: 'application/pdf' }
  expect(smallAddress(document)).toBeNull()
})
