import { boxStyle, type Picture } from '@belvedere/ui/picture.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { placeholderIn } from './media-of-link.ts'

/** The style attribute of a picture box as the server renders it. */
function styleOf(bgColor: string | null, base64: string | null) {
  const picture: Picture = {
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
      base64,
    },
  }
  const body = render(createElement('i', { style: boxStyle(picture, 1.5) }))
  return body.querySelector('i')?.getAttribute('style') ?? ''
}

test('the placeholder of a picture is read from its box', () => {
  const data = 'data:image/webp;base64,iVBOR/w0K+Ggo='
  expect(placeholderIn(styleOf('#8a9a86', data))).toEqual({ bgColor: '#8a9a86', base64: data })
})

test('a box without a placeholder has none', () => {
  expect(placeholderIn(styleOf(null, null))).toEqual({ bgColor: null, base64: null })
  expect(placeholderIn('')).toEqual({ bgColor: null, base64: null })
})
