import { expect, test } from 'vitest'
import { Image } from './image.tsx'
import type { Picture } from './picture.ts'
import { render } from './testing/render.ts'

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
  const body = render(<Image image={picture} sizes="50vw" ratio={4 / 5} />)
  const style = body.firstElementChild?.getAttribute('style')
  expect(style).toContain('--ar:0.8')
  expect(style).toContain('--fx:62.5%;--fy:33.3%')
  expect(style).toContain('background-color:#8a9a86')
  expect(style).toContain('data:image/png;base64,iVBORw0KGgo=')
  expect(body.querySelector('img')?.matches('[width="1200"][height="800"]')).toBe(true)
})

test('pictures load lazily, except the opening one', () => {
  const loading = (props: object) => {
    const body = render(<Image image={picture} sizes="50vw" ratio="fill" {...props} />)
    const image = body.querySelector('img')
    return ['loading', 'decoding', 'fetchpriority'].map((name) => image?.getAttribute(name))
  }
  expect(loading({})).toEqual(['lazy', 'async', null])
  expect(loading({ priority: true })).toEqual(['eager', null, 'high'])
})

test('the alt text comes from the field; decorative and undescribed pictures have an empty one', () => {
  const alt = (props: object) =>
    render(<Image image={picture} sizes="1vw" ratio={1} {...props} />)
      .querySelector('img')
      ?.getAttribute('alt')
  expect(alt({})).toBe('A pool')
  expect(alt({ isDecorative: true })).toBe('')
  expect(alt({ image: { ...picture, alt: null } })).toBe('')
})

test('an invalid placeholder is not used', () => {
  const responsiveImage = {
    ...picture.responsiveImage,
    base64: 'data:image/png;base64,x");color:red',
  }
  const body = render(<Image image={{ ...picture, responsiveImage }} sizes="1vw" ratio={1} />)
  expect(body.firstElementChild?.getAttribute('style')).not.toContain('background-image')
  expect(body.querySelectorAll('[style]')).toHaveLength(1)
})

test('a picture with a portrait crop offers it to phones before the full one', () => {
  const portrait = {
    src: '/media/pool.jpg?w=810',
    srcSet: '/media/pool.jpg?w=810 810w',
    width: 810,
    height: 1440,
  }
  const body = render(
    <Image image={{ ...picture, portrait }} sizes="100vw" ratio="fill" priority />,
  )
  const source = body.querySelector('picture > source:first-child')
  expect(source?.getAttribute('media')).toBe('(max-width: 649px) and (orientation: portrait)')
  expect(source?.getAttribute('srcset')).toBe('/media/pool.jpg?w=810 810w')
  expect(source?.getAttribute('sizes')).toBe('max(100vw, 57vh)')
  expect(body.querySelector('picture > img')?.getAttribute('sizes')).toMatch(/, 100vw$/)
  const plain = render(<Image image={picture} sizes="1vw" ratio={1} />)
  expect(plain.querySelector('picture')).toBeNull()
})

test('a picture for the lightbox links to its full-size file, with its name and caption', () => {
  const opener = (image: Picture) =>
    render(<Image image={image} sizes="1vw" ratio={1} opens />).firstElementChild
  const titled = opener({ ...picture, title: 'The pool' })
  expect(titled?.matches('a.media[data-opens=""]')).toBe(true)
  expect(titled?.getAttribute('href')).toBe('/media/pool.jpg?w=1200')
  expect(titled?.getAttribute('aria-label')).toBe('Open picture: A pool')
  expect(titled?.getAttribute('data-title')).toBe('The pool')
  expect(titled?.firstElementChild?.matches('img')).toBe(true)
  const nameless = opener({ ...picture, alt: ' ' })
  expect(nameless?.getAttribute('aria-label')).toBe('Open picture')
  expect(nameless?.matches('[data-opens=""]:not([data-title])')).toBe(true)
  expect(nameless?.firstElementChild?.matches('img')).toBe(true)
  const plain = render(<Image image={picture} sizes="1vw" ratio={1} />)
  expect(plain.querySelector('a, [data-opens]')).toBeNull()
})
