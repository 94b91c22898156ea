import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image.tsx'
import type { Picture } from './picture.ts'

const picture: Picture = {
  alt: 'A pool',
  title: null,
  focalPoint: { x: 0.625, y: 1 / 3 },
  responsiveImage: {
    src: '/media/pool.jpg?w=1200',
    srcSet: '/media/pool.jpg?w=480 480w, /media/pool.jpg?w=1200 1200w',
    width: 1200,
    height: 800,
    aspectRatio: 1.5,
    bgColor: '#8a9a86',
    base64: 'data:image/png;base64,iVBORw0KGgo=',
  },
}

test('the box has its aspect ratio, placeholder and focal point before the picture loads', () => {
  const html = renderToStaticMarkup(<Image image={picture} sizes="50vw" ratio={4 / 5} />)
  expect(html).toContain('--ar:0.8')
  expect(html).toContain('--fx:62.5%;--fy:33.3%')
  expect(html).toContain('background-color:#8a9a86')
  expect(html).toContain('data:image/png;base64,iVBORw0KGgo=')
  expect(html).toContain('width="1200" height="800"')
})

test('pictures load lazily, except the opening one', () => {
  const later = renderToStaticMarkup(<Image image={picture} sizes="50vw" ratio="fill" />)
  expect(later).toContain('loading="lazy" decoding="async"')
  const opening = renderToStaticMarkup(<Image image={picture} sizes="50vw" ratio="fill" priority />)
  expect(opening).toContain('loading="eager" fetchPriority="high"')
})

test('the alt text comes from the field; decorative and undescribed pictures have an empty one', () => {
  const alt = (props: object) =>
    /alt="([^"]*)"/.exec(
      renderToStaticMarkup(<Image image={picture} sizes="1vw" ratio={1} {...props} />),
    )?.[1]
  expect(alt({})).toBe('A pool')
  expect(alt({ isDecorative: true })).toBe('')
  expect(alt({ image: { ...picture, alt: null } })).toBe('')
})

test('an invalid placeholder is not used', () => {
  const responsiveImage = {
    ...picture.responsiveImage,
    base64: 'data:image/png;base64,x");color:red',
  }
  const html = renderToStaticMarkup(
    <Image image={{ ...picture, responsiveImage }} sizes="1vw" ratio={1} />,
  )
  expect(html).not.toContain('background-image')
})

test('a picture with a portrait crop offers it to phones before the full one', () => {
  const portrait = {
    src: '/media/pool.jpg?w=810',
    srcSet: '/media/pool.jpg?w=810 810w',
    width: 810,
    height: 1440,
  }
  const html = renderToStaticMarkup(
    <Image image={{ ...picture, portrait }} sizes="100vw" ratio="fill" priority />,
  )
  expect(html).toMatch(/<picture[^>]*><source media="\(width &lt;= 649px\) and/)
  expect(html).toContain('srcSet="/media/pool.jpg?w=810 810w" sizes="max(100vw, 57vh)"')
  expect(html).toMatch(/<img sizes="[^"]*, 100vw"/)
  expect(renderToStaticMarkup(<Image image={picture} sizes="1vw" ratio={1} />)).not.toContain(
    '<picture',
  )
})

test('a picture for the lightbox links to its full-size file, with its name and caption', () => {
  const opening = (image: Picture) =>
    renderToStaticMarkup(<Image image={image} sizes="1vw" ratio={1} opens />)
  expect(opening({ ...picture, title: 'The pool' })).toMatch(
    /^<a class="media [^>]* href="\/media\/pool.jpg\?w=1200" aria-label="Open picture: A pool" data-opens="" data-title="The pool"><img/,
  )
  expect(opening({ ...picture, alt: ' ' })).toMatch(/aria-label="Open picture" data-opens=""><img/)
  expect(renderToStaticMarkup(<Image image={picture} sizes="1vw" ratio={1} />)).not.toMatch(
    /<a|data-opens/,
  )
})
