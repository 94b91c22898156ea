import { expect, test } from 'vitest'
import { Film, type FilmSource } from './film.tsx'
import type { Picture } from './picture.ts'
import { render } from './testing/render.ts'

const still: Picture = {
  alt: 'Light on water',
  title: null,
  focalPoint: { x: 0.5, y: 0.5 },
  responsiveImage: {
    src: '/media/pool.jpg?w=1200',
    srcSet: '/media/pool.jpg?w=480 480w',
    width: 1200,
    height: 675,
    aspectRatio: 16 / 9,
    bgColor: null,
    base64: null,
  },
}
const own: FilmSource = { address: '/media/pool.mp4' }
const elsewhere: FilmSource = {
  from: 'Vimeo',
  page: 'https://vimeo.com/76979871',
  embed: 'https://player.vimeo.com/video/76979871?autoplay=1',
}

const renderFilm = (film: FilmSource, picture: Picture | null = still) =>
  render(<Film film={film} picture={picture} ratio={16 / 9} sizes="78vw" />)

test('a local video is muted, looped and not preloaded, over its still', () => {
  const body = renderFilm(own)
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('Light on water')
  expect(body.querySelector('video')?.getAttribute('preload')).toBe('none')
  expect(body.querySelector('video')?.matches('[muted][loop][playsinline]')).toBe(true)
  expect(body.querySelector('[autoplay], [data-embed]')).toBeNull()
})

test('without scripts the button links to the video', () => {
  const link = renderFilm(own).querySelector('a')
  expect(link?.getAttribute('href')).toBe('/media/pool.mp4')
  expect(link?.textContent).toBe('Play film')
  const outward = renderFilm(elsewhere).querySelector('a')
  expect(outward?.getAttribute('href')).toBe('https://vimeo.com/76979871')
})

test('an external video fetches nothing before it is played', () => {
  const body = renderFilm(elsewhere)
  expect(body.querySelector('iframe, video, link, script')).toBeNull()
  expect(body.querySelector('[src^="https:"], [data-src^="https:"]')).toBeNull()
  expect(body.querySelector('a')?.getAttribute('data-embed')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1',
  )
})

test('an external video names its source', () => {
  expect(renderFilm(elsewhere).textContent).toContain('On Vimeo')
  expect(renderFilm(own).textContent).not.toContain('On ')
})

test('a video without a still keeps its aspect ratio', () => {
  const body = renderFilm(own, null)
  expect(body.firstElementChild?.getAttribute('style')).toContain('--ar:1.777')
  expect(body.querySelector('img')).toBeNull()
  expect(body.querySelector('video')?.getAttribute('preload')).toBe('metadata')
})

test('a video is unmasked like a picture, unless it opens the page or fills its block', () => {
  const film = { film: own, picture: still, sizes: '1vw' } as const
  const reveal = (box: object) =>
    render(<Film ratio={1} {...film} {...box} />)
      .querySelector('[data-reveal]')
      ?.getAttribute('data-reveal')
  expect(reveal({})).toBe('unmask')
  expect([reveal({ priority: true }), reveal({ ratio: 'fill' })]).toEqual([undefined, undefined])
})

test('a video that opens in the lightbox has a second link for that', () => {
  const body = render(<Film film={own} picture={still} ratio={1} sizes="1vw" opens />)
  const [play, opener, ...others] = body.querySelectorAll('a')
  expect(others).toEqual([])
  expect(play?.textContent).toBe('Play film')
  expect(opener?.getAttribute('href')).toBe('/media/pool.mp4')
  expect(opener?.getAttribute('aria-label')).toBe('Open film: Light on water')
  expect(opener?.matches('[data-opens=""]:not([data-title])')).toBe(true)
  expect(opener?.firstElementChild?.matches('svg')).toBe(true)
  expect(renderFilm(own).querySelector('[data-opens]')).toBeNull()
})
