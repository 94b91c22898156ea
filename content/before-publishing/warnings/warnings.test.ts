import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { leavesOf } from '../leaves-of.ts'
import type { Known } from '../read-records.ts'
import { FILM_BUDGET, PICTURE_BUDGET } from './heavy-page.ts'
import { warningsOf } from './warnings-of.ts'

const text = (name: string, label: string): Field => ({ name, label, type: 'text' })
const pictures: Field = {
  name: 'pictures',
  label: 'Pictures',
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
}
const color: Field = {
  name: 'color',
  label: false,
  type: 'group',
  fields: [text('hex', 'Background colour')],
}
const link: Field = { name: 'page', label: 'Page', type: 'relationship', relationTo: 'pages' }
const intro: Block = {
  slug: 'intro',
  labels: { singular: 'Introduction', plural: 'Introductions' },
  fields: [text('title', 'Title'), text('text', 'Text'), color, pictures, link],
}
const blocks: Field = {
  name: 'blocks',
  label: 'Blocks',
  type: 'blocks',
  blockReferences: [],
  blocks: [],
}
const form = { fields: [text('title', 'Title'), blocks], kinds: new Map([['intro', intro]]) }

const file = (mimeType: string, alt: string, bytes = 1000): Known => ({
  name: 'a.jpg',
  noun: 'File',
  isPublic: true,
  file: { alt, mimeType, bytes, thumbnail: null },
})
const page = (isPublic: boolean): Known => ({ name: 'Spa', noun: 'Page', isPublic })

function warnings(block: object, known: Record<string, Known> = {}) {
  const data = { title: 'T'.repeat(500), blocks: [{ id: 'b', blockType: 'intro', ...block }] }
  return warningsOf(leavesOf(form, data), new Map(Object.entries(known)), paletteOf(null))
}
const places = (...args: Parameters<typeof warnings>) => warnings(...args).map(({ path }) => path)

test('a picture without alt text is named with its field', () => {
  const known = { 'media:1': file('image/jpeg', ''), 'media:2': file('image/jpeg', 'The bay') }
  const [first, ...others] = warnings({ pictures: [1, 2] }, known)
  expect(first).toMatchObject({
    place: 'Block 1 (Introduction) › Pictures',
    path: 'blocks.b.pictures',
    sentence: expect.stringMatching(/“a.jpg” has no alt text/),
  })
  expect(others).toEqual([])
})

test('a film needs no alt text', () => {
  expect(places({ pictures: [1] }, { 'media:1': file('video/mp4', '') })).toEqual([])
})

test('a link to a draft or to nothing is told, one to a public record is not', () => {
  expect(places({ page: 3 }, { 'pages:3': page(true) })).toEqual([])
  expect(places({ page: 3 }, { 'pages:3': page(false) })).toEqual(['blocks.b.page'])
  expect(warnings({ page: 3 })[0]?.sentence).toMatch(/was deleted/)
})

test('texts have the limit of their block', () => {
  expect(places({ title: 't'.repeat(80), text: 't'.repeat(220) })).toEqual([])
  expect(places({ title: 't'.repeat(81), text: 't'.repeat(221) })).toEqual([
    'blocks.b.title',
    'blocks.b.text',
  ])
})

test('a ground on which no text of the brand can be read is told', () => {
  expect(places({ color: { hex: 'sand' } })).toEqual([])
  expect(places({ color: { hex: '#fefefe' } })).toEqual([])
  expect(places({ color: { hex: '#7a7a7a' } })).toEqual(['blocks.b.color.hex'])
})

test('a page over a budget says which', () => {
  const film = { 'media:1': file('video/mp4', '', FILM_BUDGET + 1) }
  expect(warnings({ pictures: [1] }, film)).toMatchObject([{ path: null, place: '' }])
  const ids = Array.from({ length: PICTURE_BUDGET + 1 }, (_, index) => index + 1)
  const many = Object.fromEntries(ids.map((id) => [`media:${id}`, file('image/jpeg', 'Sea')]))
  expect(warnings({ pictures: ids }, many)[0]?.sentence).toMatch(/below 120/)
})
