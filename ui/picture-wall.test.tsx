import { expect, test } from 'vitest'
import { PictureWall, type WallPicture } from './picture-wall.tsx'
import { render } from './testing/render.ts'

function pictures(count: number, aspectRatio = 1.5): WallPicture[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    alt: `Picture ${at}`,
    title: at === 0 ? 'The first' : null,
    focalPoint: { x: 0.5, y: 0.5 },
    responsiveImage: {
      src: `/${at}.jpg`,
      srcSet: `/${at}.jpg 800w`,
      width: 2400,
      height: 1600,
      aspectRatio,
      bgColor: null,
      base64: null,
    },
  }))
}

function sizes(count: number, aspectRatio?: number) {
  const body = render(<PictureWall pictures={pictures(count, aspectRatio)} />)
  return [...body.querySelectorAll('[data-size]')].map((item) => item.getAttribute('data-size'))
}

test('the layout repeats its five rows', () => {
  const rows = ['wide', 'tall', 'regular', 'regular', 'full', 'tall', 'wide', 'regular', 'regular']
  expect(sizes(11)).toEqual([...rows, 'wide', 'tall'])
})

test('a picture that is alone in its row takes the full width', () => {
  expect(sizes(1)).toEqual(['full'])
  expect(sizes(3)).toEqual(['wide', 'tall', 'full'])
  expect(sizes(1, 0.8)).toEqual(['portrait'])
})

test('an empty wall renders nothing, and only pictures with a title have a caption', () => {
  expect(render(<PictureWall pictures={[]} />).childNodes).toHaveLength(0)
  const body = render(<PictureWall pictures={pictures(3)} />)
  const captions = [...body.querySelectorAll('figcaption')]
  expect(captions.map(({ textContent }) => textContent)).toEqual(['The first'])
})

test('only the first picture of an opening wall loads eagerly', () => {
  const body = render(<PictureWall pictures={pictures(3)} isOpening />)
  const loading = [...body.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'lazy', 'lazy'])
})
