import { beforeEach, expect, test, vi } from 'vitest'
import { fileOf, openingPicture } from './opening-picture.ts'

beforeEach(() => void vi.stubGlobal('location', { href: 'https://example.com/real-estate' }))

const img = (name: string) =>
  `<span class="media"><img alt="a &gt; b" srcSet="" src="/media/${name}.jpg?w=2400&amp;h=9"/></span>`
const section = (attributes: string, content: string) =>
  `${img('before')}<section class="block"><i></i></section><section class="a ${attributes}>${content}</section>`

test('finds the first picture of the opening', () => {
  const main = section('b" data-opening="" aria-labelledby="c"', `<h1>A</h1>${img('a')}${img('b')}`)
  expect(openingPicture(main)?.file).toBe('/media/a.jpg')
  expect(openingPicture(main)?.tag).toMatch(/^<img alt="a &gt; b"[^<]*\/>$/)
})

test('finds none in pages without an opening or without a picture in it', () => {
  expect(openingPicture(section('b"', img('a')))).toBeUndefined()
  const withoutPicture = section('b" data-opening=""', '<h1>A</h1>')
  expect(openingPicture(withoutPicture)).toBeUndefined()
  const withNextBlock = `${withoutPicture}</div><div id="b-2" data-block="quote">${img('a')}</div>`
  expect(openingPicture(withNextBlock)).toBeUndefined()
})

test('leaves out a picture with words over it, unless they may travel with it', () => {
  const main = section('on-media" data-opening=""', img('a'))
  expect(openingPicture(main)).toBeUndefined()
  expect(openingPicture(main, true)?.file).toBe('/media/a.jpg')
})

test('crops of a picture have the same file', () => {
  const [card, cover] = ['/media/a.jpg?fit=max&w=1000&h=800', 'https://example.com/media/a.jpg?w=9']
  expect(fileOf(card)).toBe(fileOf(cover))
})
