import { expect, test } from 'vitest'
import { mainPictureOf } from './main-picture.ts'

const nothing = { image: null, video: null, videoUrl: null, videoFallbackImage: null }

test('the picture is the main picture, and the poster image that of a video', () => {
  expect(mainPictureOf({ ...nothing, image: 1 })).toEqual({ picture: 1 })
  expect(mainPictureOf({ ...nothing, image: 1, videoFallbackImage: 3 })).toEqual({ picture: 1 })
  const film = { ...nothing, image: 1, videoFallbackImage: 3 }
  expect(mainPictureOf({ ...film, video: 2 })).toEqual({ picture: 3 })
  expect(mainPictureOf({ ...film, videoUrl: 'https://vimeo.com/1' })).toEqual({ picture: 3 })
})

test('a video of the media library can have its own poster image', () => {
  const film = { ...nothing, image: 1, video: 2 }
  expect(mainPictureOf(film)).toEqual({ posterOf: 2, orPicture: 1 })
})

test('without a picture there is no main picture', () => {
  expect(mainPictureOf(nothing)).toBeUndefined()
  expect(mainPictureOf({ ...nothing, videoUrl: 'https://vimeo.com/1' })).toBeUndefined()
})
