import { linkField } from '@belvedere/blocks/parts/link/fields.ts'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { COLUMNS, ROWS, writeLight } from '@belvedere/kit/light/light.ts'
import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { groundOf } from '../../../media/words-on-pictures/words-note.ts'
import { visitorsLeaves } from '../leaves-of.ts'
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
const floorPlan: Field = {
  name: 'floorPlan',
  label: 'Plan',
  type: 'upload',
  relationTo: 'media',
}
const floorPlanBearing: Field = { name: 'floorPlanBearing', label: 'Bearing', type: 'number' }
const media: Field = {
  name: 'media',
  type: 'group',
  fields: [{ name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' }],
}
const noon: Field = {
  name: 'noon',
  label: 'Picture at noon',
  type: 'upload',
  relationTo: 'media',
  custom: { covers: 'media', isCropped: true },
}
const cover: Field = {
  name: 'cover',
  label: 'Cover',
  type: 'upload',
  relationTo: 'media',
  custom: { wordsOn: { looks: { over: { isBig: false } }, leaving: 'noon' } },
}
const plan: Field = { ...floorPlan, name: 'plan', label: 'Plan' }
const planDusk: Field = {
  ...floorPlan,
  name: 'planDusk',
  label: 'Plan at dusk',
  custom: { covers: 'plan' },
}
const link: Field = { name: 'page', label: 'Page', type: 'relationship', relationTo: 'pages' }
const prose: Field = { name: 'prose', label: 'Prose', type: 'richText' }
const intro: Block = {
  slug: 'intro',
  labels: { singular: 'Introduction', plural: 'Introductions' },
  fields: [
    text('title', 'Title'),
    text('text', 'Text'),
    color,
    pictures,
    floorPlan,
    floorPlanBearing,
    media,
    noon,
    text('look', 'Look'),
    cover,
    plan,
    planDusk,
    link,
    prose,
    linkField({ name: 'button' }),
  ],
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

const DEAD = [
  { path: '/spa', title: 'Spa' },
  { path: '/gone', title: '/gone' },
]

function warnings(block: object, known: Record<string, Known> = {}) {
  const data = { title: 'T'.repeat(500), blocks: [{ id: 'b', blockType: 'intro', ...block }] }
  return warningsOf(
    visitorsLeaves(form, data),
    new Map(Object.entries(known)),
    paletteOf(null),
    DEAD,
  )
}
const places = (...args: Parameters<typeof warnings>) => warnings(...args).map(({ path }) => path)

test('a picture without alt text is reported with its field', () => {
  const known = { 'media:1': file('image/jpeg', ''), 'media:2': file('image/jpeg', 'The bay') }
  const [first, ...others] = warnings({ pictures: [1, 2] }, known)
  expect(first).toMatchObject({
    place: 'Block 1 (Introduction) › Pictures',
    path: 'blocks.b.pictures',
    sentence: expect.stringMatching(/“a.jpg” has no alt text/),
  })
  expect(others).toEqual([])
})

test('a hidden block gives no warnings', () => {
  const known = { 'media:1': file('image/jpeg', '') }
  expect(places({ pictures: [1], isHidden: true }, known)).not.toContain('blocks.b.pictures')
  expect(places({ pictures: [1], isHidden: false }, known)).toContain('blocks.b.pictures')
})

test('the same picture twice in a field gives one warning', () => {
  const known = { 'media:1': file('image/jpeg', '') }
  const twice = warnings({ pictures: [1, 1], floorPlan: 1 }, known)
  expect(twice.filter(({ sentence }) => sentence.includes('no alt text'))).toHaveLength(2)
})

test('the dialog lists the missing parts of an SVG plan, and none for a complete one', () => {
  const plan = (planNotes: string[] | null): Record<string, Known> => {
    const known = file('image/svg+xml', 'Plan of the house')
    return { 'media:1': { ...known, file: known.file && { ...known.file, planNotes } } }
  }
  const sentences = (notes: string[] | null, floorPlanBearing: number | null = 0) =>
    warnings({ floorPlan: 1, floorPlanBearing }, plan(notes)).map(({ sentence }) => sentence)
  expect(sentences([])).toEqual([])
  expect(sentences(['It has no walls.'])).toEqual(['About “a.jpg”: It has no walls.'])
  expect(sentences(null)).toEqual([expect.stringMatching(/shows as a picture/)])
  expect(sentences([], null)).toEqual([expect.stringMatching(/where the top of the plan points/)])
  expect(sentences(null, null)).toEqual([expect.stringMatching(/shows as a picture/)])
  expect(warnings({ pictures: [1] }, plan(null))).toEqual([])
})

test('a video needs no alt text', () => {
  expect(places({ pictures: [1] }, { 'media:1': file('video/mp4', '') })).toEqual([])
})

test('a link to a draft or to a missing record is reported, one to a public record is not', () => {
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

test('a ground on which no text of the brand has enough contrast is reported', () => {
  expect(places({ color: { hex: 'sand' } })).toEqual([])
  expect(places({ color: { hex: '#fefefe' } })).toEqual([])
  expect(places({ color: { hex: '#7a7a7a' } })).toEqual(['blocks.b.color.hex'])
})

test('a page over a budget is reported with the budget', () => {
  const film = { 'media:1': file('video/mp4', '', FILM_BUDGET + 1) }
  expect(warnings({ pictures: [1] }, film)).toMatchObject([{ path: null, place: '' }])
  const ids = Array.from({ length: PICTURE_BUDGET + 1 }, (_, index) => index + 1)
  const many = Object.fromEntries(ids.map((id) => [`media:${id}`, file('image/jpeg', 'Sea')]))
  expect(warnings({ pictures: ids }, many)[0]?.sentence).toMatch(/below 120/)
})

test('prose that links to a draft or to a deleted record gets a warning', () => {
  const linkTo = (value: number) => ({
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
    children: [],
  })
  const away = { type: 'link', fields: { linkType: 'custom', url: 'https://x.example' } }
  const prose = (...children: object[]) => ({
    prose: { root: { type: 'root', children: [{ type: 'paragraph', children }] } },
  })
  expect(places(prose(linkTo(4), away), { 'pages:4': page(true) })).toEqual([])
  const [draft] = warnings(prose(linkTo(5)), { 'pages:5': page(false) })
  expect(draft?.path).toBe('blocks.b.prose')
  expect(warnings(prose(linkTo(6)))).toHaveLength(1)
})

test('a typed address that leads to no public page gets a warning, in a button and in prose', () => {
  const to = (url: string) => ({ button: { label: 'Go', target: 'url', url } })
  const prose = (url: string) => ({
    prose: { root: { children: [{ type: 'link', fields: { linkType: 'custom', url } }] } },
  })
  const sentences = (block: object) => warnings(block).map(({ sentence }) => sentence)
  expect(places(to('/gone'))).toEqual(['blocks.b.button.url'])
  expect(places(prose('/gone#map'))).toEqual(['blocks.b.prose'])
  expect(sentences(to('/spa'))).toEqual([expect.stringMatching(/“Spa” is not public at \/spa/)])
  expect(sentences(prose('/gone'))).toEqual([expect.stringMatching(/^Nothing is at \/gone/)])
  for (const fine of ['/open', 'https://x.example/gone', '#gone', 'mailto:a@x.example'])
    expect([...places(to(fine)), ...places(prose(fine))]).toEqual([])
  expect(places({ button: { label: 'Go', target: 'anchor', url: '/gone' } })).toEqual([])
})

const sized = (width: number, height: number, focalX = 50): Known => {
  const known = file('image/jpeg', 'The pool')
  const frame = { width, height, focalX, focalY: 50 }
  return { ...known, file: known.file && { ...known.file, frame } }
}

test('a picture that covers the main one with another shape or focal point is reported', () => {
  const noteOn = (...own: Parameters<typeof sized>) => {
    const known = { 'media:1': sized(2560, 1440), 'media:2': sized(...own) }
    return warnings({ media: { image: 1 }, noon: 2 }, known)
  }
  expect([...noteOn(2560, 1440), ...noteOn(1600, 900)]).toEqual([])
  expect(noteOn(1600, 1440)).toMatchObject([
    { path: 'blocks.b.noon', sentence: expect.stringMatching(/1600 × 1440 .* 2560 × 1440/) },
  ])
  expect(noteOn(2560, 1440, 60)).toMatchObject([
    { path: 'blocks.b.noon', sentence: expect.stringContaining('focal point') },
  ])
  expect(warnings({ noon: 2 }, { 'media:2': sized(1600, 900) })).toEqual([])
})

test('a picture that words stand on is reported where they could hardly be read', () => {
  const lit = (bright: number, dark: number): Record<string, Known> => {
    const cells = (value: number) => Array.from({ length: COLUMNS * ROWS }, () => value)
    const light = writeLight({ bright: cells(bright), dark: cells(dark) })
    const known = file('image/jpeg', 'The pool')
    const ground = groundOf({ width: 2400, height: 1600, light, bgColor: '#808080' })
    return { 'media:1': { ...known, file: known.file && { ...known.file, ground } } }
  }
  expect(warnings({ look: 'over', cover: 1 }, lit(63, 0))).toMatchObject([
    { path: 'blocks.b.cover', sentence: expect.stringMatching(/^Words readable: no/) },
  ])
  expect(warnings({ look: 'over', cover: 1 }, lit(40, 40))).toEqual([])
  expect(warnings({ look: 'plain', cover: 1 }, lit(63, 0))).toEqual([])
})

test('a plan at dusk of another shape than the plan is reported with both sizes', () => {
  const found = (...dusk: Parameters<typeof sized>) => {
    const known = { 'media:1': sized(2400, 1800), 'media:2': sized(...dusk) }
    return warnings({ plan: 1, planDusk: 2 }, known)
  }
  expect(found(2400, 1600)).toMatchObject([
    { path: 'blocks.b.planDusk', sentence: expect.stringMatching(/2400 × 1600 .* 2400 × 1800/) },
  ])
  expect([...found(1600, 1200), ...found(1601, 1200), ...found(2400, 1800, 60)]).toEqual([])
})
