import { expect, test } from 'vitest'
import { picture } from './parts/fixture.ts'
import { variantsOf } from './variants.ts'

const link = (id: string) => ({ id, label: 'Home', to: '/' })
const shore = picture('detail-water', { alt: 'Water', title: 'A caption' })
const media = { image: shore, video: null, videoUrl: null, videoFallbackImage: shore }

function variant(full: Record<string, unknown>, name: string) {
  return variantsOf(full).get(name)
}

test('shortens and lengthens every title, but no captions', () => {
  const full = { title: 'A', items: [{ id: '1', text: { title: 'B' } }], image: shore, text: 'C' }
  const short = { ...full, title: 'Salt', items: [{ id: '1', text: { title: 'Salt' } }] }
  expect(variant(full, 'one-word')).toEqual(short)
  expect(String(variant(full, 'long-title')?.title).length).toBeGreaterThanOrEqual(200)
})

test('makes lists of one item, and of forty with unique ids', () => {
  const full = { items: [{ id: 'a', link: link('l') }, { id: 'b' }] }
  expect(variant(full, 'one-item')).toEqual({ items: [{ id: 'a', link: link('l') }] })
  const many = variant(full, 'forty-items')?.items
  expect(many).toHaveLength(40)
  expect(new Set(JSON.stringify(many).match(/"id":"[^"]*"/g)).size).toBe(60)
})

test('removes pictures, or makes them portrait', () => {
  expect(variant({ image: shore, images: [shore] }, 'no-pictures')).toEqual({
    image: null,
    images: [],
  })
  const upright = variant({ image: shore }, 'portrait')?.image
  expect(upright).toMatchObject({ alt: 'Water', responsiveImage: { width: 1600, height: 2400 } })
})

test('replaces media by an uploaded or an external video', () => {
  const none = { image: null, video: null, videoUrl: null, videoFallbackImage: null }
  const own = { url: '/media/pool-ripple-0a1b2c3d.mp4' }
  expect(variant({ media }, 'film')).toEqual({ media: { ...none, video: own } })
  const page = 'https://vimeo.com/76979871'
  expect(variant({ media }, 'film-elsewhere')).toEqual({ media: { ...none, videoUrl: page } })
})

test('removes links, but keeps the items that had one', () => {
  const full = { link: link('1'), links: [{ id: '2', link: link('3') }], more: [link('4')] }
  expect(variant(full, 'no-links')).toEqual({
    link: null,
    links: [{ id: '2', link: null }],
    more: [],
  })
})

test('omits variants that change nothing', () => {
  expect([...variantsOf({ text: 'Words', left: true }).keys()]).toEqual([])
})
