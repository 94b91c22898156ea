import { expect, test } from 'vitest'
import { boxStyle, type Picture } from './picture.ts'

const picture = (bgColor: string): Picture => ({
  alt: null,
  title: null,
  focalPoint: { x: 0.5, y: 0.5 },
  responsiveImage: {
    src: '/a.jpg',
    srcSet: '',
    width: 3,
    height: 2,
    aspectRatio: 1.5,
    bgColor,
    base64: null,
  },
})

test('the dominant colour is the background until the picture loads', () => {
  expect(boxStyle(picture('#78B8B8'), 1.5)).toMatchObject({ backgroundColor: '#78B8B8' })
})

test.each(['red;background-image:url(//evil.example/x)', 'url(//evil.example)', '#78B8B8;x:y'])(
  'an invalid colour gets no background: %s',
  (bgColor) => {
    expect(boxStyle(picture(bgColor), 1.5)).not.toHaveProperty('backgroundColor')
  },
)
