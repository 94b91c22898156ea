import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureWall, type WallPicture } from './picture-wall.tsx'

function pictures(count: number, aspectRatio = 1.5): WallPicture[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    alt: `Picture ${at}`,
    title: at === 0 ? 'The first' : null,
    focalPoint: { x: 0.5, y: 0.5 },
    responsiveImage: {
      ...{ src: `/${at}.jpg`, srcSet: `/${at}.jpg 800w`, width: 2400, height: 1600 },
      ...{ aspectRatio, bgColor: null, base64: null },
    },
  }))
}

function sizes(count: number, aspectRatio?: number) {
  const html = renderToStaticMarkup(<PictureWall pictures={pictures(count, aspectRatio)} />)
  return [...html.matchAll(/data-size="(\w+)"/g)].map(([, size]) => size)
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
  expect(renderToStaticMarkup(<PictureWall pictures={[]} />)).toBe('')
  const html = renderToStaticMarkup(<PictureWall pictures={pictures(3)} />)
  expect(html.match(/<figcaption[^>]*>[^<]*/g)).toEqual([expect.stringContaining('The first')])
})

test('only the first picture of an opening wall loads eagerly', () => {
  const html = renderToStaticMarkup(<PictureWall pictures={pictures(3)} isOpening />)
  expect(html.match(/loading="\w+"/g)).toEqual([
    'loading="eager"',
    'loading="lazy"',
    'loading="lazy"',
  ])
})
