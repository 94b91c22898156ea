import { expect, test } from 'vitest'
import { priceTags, rangeTags } from '../delivery/price-tags.ts'
import { tagsOf, tagsOfGlobal } from './tags.ts'

const row = (slug: string, _status = 'published') => ({ id: 7, slug, _status })
const OWN = 'pages:7'
const ADDRESS = 'pages:7:address'
const SLUG = 'pages:slug=bay'

test('changing the text of a page invalidates neither links to it nor its address', () => {
  expect(tagsOf('pages', row('bay'), row('bay'))).toEqual([OWN])
})

test.each([
  ['published for the first time', undefined, row('bay'), [OWN, ADDRESS, SLUG]],
  ['published after a draft', row('bay', 'draft'), row('bay'), [OWN, ADDRESS, SLUG]],
  ['unpublished', row('bay'), row('bay', 'draft'), [OWN, ADDRESS, SLUG]],
  ['deleted', row('bay'), undefined, [OWN, ADDRESS, SLUG]],
  ['moved', row('bay'), row('cove'), [OWN, ADDRESS, SLUG, 'pages:slug=cove']],
])('a page that is %s invalidates links to it', (_, before, after, tags) => {
  expect(tagsOf('pages', before, after)).toEqual(tags)
})

test('moving a draft invalidates no links', () => {
  expect(tagsOf('pages', row('bay', 'draft'), row('cove', 'draft'))).not.toContain(ADDRESS)
})

test('a picture has no address tag', () => {
  expect(tagsOf('media', { id: 3 }, { id: 3 })).toEqual(['media:3'])
  expect(tagsOf('media', { id: 3 })).toEqual(['media:3'])
})

const listing = (change: object = {}) => ({
  id: 5,
  slug: 'alba',
  title: 'Alba',
  category: 1,
  status: 'available',
  price: 900_000,
  pictures: [1, 2],
  thumbnail: null,
  unitOrder: 'a',
  bedrooms: 3,
  blocks: [],
  _status: 'published',
  ...change,
})

const changeOf = (change: object) => tagsOf('listings', listing(), listing(change))

test('changing the slug of a record of any kind invalidates links to it', () => {
  const [before, after] = [
    { id: 4, slug: { en: 'dusk' } },
    { id: 4, slug: { en: 'dawn' } },
  ]
  expect(tagsOf('experiences', before, after)).toEqual([
    ...['experiences:4', 'experiences:4:address'],
    ...['experiences:slug=dusk', 'experiences:slug=dawn'],
  ])
})

test('changed blocks of a listing affect only its own page', () => {
  expect(changeOf({ blocks: [{}], pictures: [1, 3] })).toEqual(['listings:5'])
})

test('changed facts of its card affect every page that shows the card', () => {
  for (const change of [{ title: 'Aurora' }, { pictures: [2, 1] }, { thumbnail: 4 }])
    expect(changeOf(change)).toContain('listings:5:card')
})

test('the hour of a category affects the pages below it, its other fields do not', () => {
  const category = { id: 1, slug: 'villas', hour: 'early', blocks: [], _status: 'published' }
  const changed = (change: object) =>
    tagsOf('real-estate-categories', category, { ...category, ...change })
  expect(changed({ hour: 'noon' })).toContain('real-estate-categories:1:hour')
  expect(changed({ blocks: [{}] })).not.toContain('real-estate-categories:1:hour')
})

test('the hour of a global has a tag of its own; its address has one when it is published or unpublished', () => {
  const before = { hour: 'early', _status: 'published' }
  const changed = (change: object) => tagsOfGlobal('map', before, { ...before, ...change })
  expect(changed({ blocks: [{}] })).toEqual(['global:map'])
  expect(changed({ hour: 'noon' })).toEqual(['global:map', 'global:map:hour'])
  expect(changed({ _status: 'draft' })).toEqual(['global:map', 'global:map:address'])
})

test('a changed field by which lists are sorted or filtered affects these lists', () => {
  const tags = changeOf({ unitOrder: 'b' })
  expect(tags).toEqual(['listings:5', 'listings:by=unitOrder', 'listings/category=1:by=unitOrder'])
  expect(changeOf({ bedrooms: 4 })).toContain('listings/category=1:by=bedrooms')
})

test('a changed price affects the lists around the old and the new price, but not distant ones', () => {
  const tags = changeOf({ price: 2_000_000 })
  const concerns = (lowest: number, highest: number) =>
    rangeTags('listings/category=1', lowest, highest).some((tag) => tags.includes(tag))
  expect(concerns(800_000, 950_000)).toBe(true)
  expect(concerns(1_900_000, 2_100_000)).toBe(true)
  expect(concerns(1_200_000, 1_500_000)).toBe(false)
  expect(tags).not.toContain('listings/category=1:list')
})

test('a sold listing is removed from the prices', () => {
  const tags = changeOf({ status: 'sold' })
  expect(tags).toEqual(expect.arrayContaining(priceTags('listings/category=1', 900_000)))
  expect(tags).not.toContain('listings:5:address')
})

test('a moved listing affects the lists of both categories, and its address', () => {
  expect(changeOf({ category: 2 })).toEqual(
    expect.arrayContaining([
      ...['listings:5:address', 'listings:slug=alba', 'listings:by=category'],
      ...['listings/category=1:list', 'listings/category=2:list'],
      ...priceTags('listings/category=1', 900_000),
      ...priceTags('listings/category=2', 900_000),
    ]),
  )
})

test.each([
  ['published', undefined, listing()],
  ['unpublished', listing(), listing({ _status: 'draft' })],
  ['deleted', listing(), undefined],
])('a listing that is %s affects all lists of its category', (_, before, after) => {
  expect(tagsOf('listings', before, after)).toEqual(
    expect.arrayContaining(['listings:list', 'listings/category=1:list']),
  )
})
