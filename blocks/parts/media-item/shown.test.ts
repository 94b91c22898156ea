import { expect, test } from 'vitest'
import { lostPicture, mediaItem, picture } from '../fixture.ts'
import { type MediaItem, shownOf, shownRows } from './shown.ts'

const image = picture('pool', { alt: 'A pool' })
const still = picture('pool-still', { alt: 'A still' })
const video = { url: '/media/pool.mp4' }
const videoUrl = 'https://vimeo.com/76979871'

test('a film shows its own still, else the picture', () => {
  expect(shownOf(mediaItem({ image, video, videoFallbackImage: still }))?.picture?.alt).toBe(
    'A still',
  )
  expect(shownOf(mediaItem({ image, video }))?.picture?.alt).toBe('A pool')
})

test('a film of our own is preferred to one elsewhere', () => {
  expect(shownOf(mediaItem({ video, videoUrl }))?.film).toEqual({ address: '/media/pool.mp4' })
  expect(shownOf(mediaItem({ videoUrl }))?.film).toMatchObject({ from: 'Vimeo' })
})

test('where there is no film the picture comes first, then the still', () => {
  const alt = (item: MediaItem) => shownOf(item)?.picture?.alt
  expect(alt(mediaItem({ image, videoFallbackImage: still }))).toBe('A pool')
  expect(alt(mediaItem({ image: lostPicture, videoFallbackImage: still }))).toBe('A still')
})

test('an address that is no film shows the picture alone', () => {
  const shown = shownOf(mediaItem({ image, videoUrl: 'https://example.com/film' }))
  expect(shown?.film).toBeNull()
  expect(shown?.picture?.alt).toBe('A pool')
})

test('rows with nothing to show are left out', () => {
  const rows = [mediaItem({}), mediaItem({ image: lostPicture }), mediaItem({ image })]
  expect(shownRows(rows.map((row, index) => ({ ...row, id: `${index}` })))).toMatchObject([
    { id: '2' },
  ])
  expect(shownOf(undefined)).toBeNull()
})
