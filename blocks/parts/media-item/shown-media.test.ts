import { expect, test } from 'vitest'
import { deletedPicture, mediaItem, picture } from '../fixture.ts'
import { type MediaItem, shownMedia, shownMediaItems } from './shown-media.ts'

const image = picture('pool', { alt: 'A pool' })
const still = picture('pool-still', { alt: 'A still' })
const video = { url: '/media/pool.mp4' }
const videoUrl = 'https://vimeo.com/76979871'

test('shows a video’s poster, or else the picture', () => {
  expect(shownMedia(mediaItem({ image, video, videoFallbackImage: still }))?.picture?.alt).toBe(
    'A still',
  )
  expect(shownMedia(mediaItem({ image, video }))?.picture?.alt).toBe('A pool')
})

test('prefers an uploaded video to an external one', () => {
  expect(shownMedia(mediaItem({ video, videoUrl }))?.film).toEqual({ address: '/media/pool.mp4' })
  expect(shownMedia(mediaItem({ videoUrl }))?.film).toMatchObject({ from: 'Vimeo' })
})

test('prefers the picture to the poster without a video', () => {
  const alt = (item: MediaItem) => shownMedia(item)?.picture?.alt
  expect(alt(mediaItem({ image, videoFallbackImage: still }))).toBe('A pool')
  expect(alt(mediaItem({ image: deletedPicture, videoFallbackImage: still }))).toBe('A still')
})

test('shows only the picture for a URL that is not a video', () => {
  const shown = shownMedia(mediaItem({ image, videoUrl: 'https://example.com/film' }))
  expect(shown?.film).toBeNull()
  expect(shown?.picture?.alt).toBe('A pool')
})

test('skips rows with nothing to show', () => {
  const rows = [mediaItem({}), mediaItem({ image: deletedPicture }), mediaItem({ image })]
  expect(shownMediaItems(rows.map((row, index) => ({ ...row, id: `${index}` })))).toMatchObject([
    { id: '2' },
  ])
  expect(shownMedia(undefined)).toBeNull()
})
