import { expect, test } from 'vitest'
import { lostPicture, mediaItem, picture } from '../fixture.ts'
import { shownOf, shownRows, stillOf } from './shown.ts'

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

test('where no film is shown the picture comes first, then the still', () => {
  expect(stillOf(mediaItem({ image, videoFallbackImage: still }))?.alt).toBe('A pool')
  expect(stillOf(mediaItem({ image: lostPicture, videoFallbackImage: still }))?.alt).toBe('A still')
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
  expect(stillOf(null)).toBeNull()
  expect(shownOf(undefined)).toBeNull()
})
