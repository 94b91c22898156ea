import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Film, type FilmSource } from './film.tsx'
import type { Picture } from './picture.ts'

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

const html = (film: FilmSource, picture: Picture | null = still, plays = 'on-press' as const) =>
  renderToStaticMarkup(
    <Film film={film} picture={picture} ratio={16 / 9} sizes="78vw" plays={plays} />,
  )

test('a local film is muted, looped and not preloaded, over its still', () => {
  expect(html(own)).toContain('alt="Light on water"')
  expect(html(own)).toMatch(/<video [^>]*preload="none"[^>]* loop=""[^>]* playsInline=""/)
  expect(html(own)).not.toContain('autoplay')
})

test('without scripts the button links to the film', () => {
  expect(html(own)).toMatch(/<a [^>]*href="\/media\/pool\.mp4"/)
  expect(html(elsewhere)).toMatch(/<a [^>]*href="https:\/\/vimeo\.com\/76979871"/)
  expect(html(own)).toContain('Play film')
})

test('an external film fetches nothing before it is played', () => {
  expect(html(elsewhere)).not.toMatch(/<(iframe|video|link|script)\b|src="https:/)
  expect(html(elsewhere)).toContain('data-embed="https://player.vimeo.com/video/76979871')
})

test('an external film names its source', () => {
  expect(html(elsewhere)).toContain('On Vimeo')
  expect(html(own)).not.toContain('On ')
})

test('a film without a still keeps its aspect ratio', () => {
  expect(html(own, null)).toContain('--ar:1.777')
  expect(html(own, null)).not.toContain('<img')
  expect(html(own, null)).toContain('preload="metadata"')
})

test('a film is unmasked like a picture, unless it opens the page or fills its block', () => {
  const film = { film: own, picture: still, sizes: '1vw', plays: 'in-view' } as const
  const reveal = (box: object) =>
    /data-reveal="([^"]*)"/.exec(renderToStaticMarkup(<Film ratio={1} {...film} {...box} />))?.[1]
  expect(reveal({})).toBe('unmask')
  expect([reveal({ priority: true }), reveal({ ratio: 'fill' })]).toEqual([undefined, undefined])
})

test('a film that opens in the lightbox has a second link for that', () => {
  const opening = renderToStaticMarkup(
    <Film film={own} picture={still} ratio={1} sizes="1vw" plays="on-press" opens />,
  )
  expect(opening).toMatch(
    /Play film.*<a class="[^"]*" href="\/media\/pool.mp4" aria-label="Open film: Light on water" data-opens=""><svg/,
  )
  expect(html(own)).not.toContain('data-opens')
})
