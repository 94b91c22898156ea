import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

const row = (slug: string, _status = 'published') => ({ id: 7, slug, _status })
const OWN = ['pages:7', 'pages:slug=bay']
const ADDRESS = 'pages:7:address'

test('changing the text of a page does not invalidate links to it', () => {
  expect(tagsOf('pages', row('bay'), row('bay'))).toEqual(OWN)
})

test.each([
  ['published for the first time', undefined, row('bay'), [...OWN, ADDRESS]],
  ['published after a draft', row('bay', 'draft'), row('bay'), [...OWN, ADDRESS]],
  ['unpublished', row('bay'), row('bay', 'draft'), [...OWN, ADDRESS]],
  ['deleted', row('bay'), undefined, [...OWN, ADDRESS]],
  ['moved', row('bay'), row('cove'), [...OWN, 'pages:slug=cove', ADDRESS]],
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

const listing = (slug: string, category: number) => ({
  id: 5,
  slug,
  category,
  _status: 'published',
})

test('changing the slug of a record of any kind invalidates links to it', () => {
  const [before, after] = [
    { id: 4, slug: { en: 'dusk' } },
    { id: 4, slug: { en: 'dawn' } },
  ]
  expect(tagsOf('experiences', before, after)).toEqual([
    ...['experiences', 'experiences:4', 'experiences:slug=dusk', 'experiences:slug=dawn'],
    'experiences:4:address',
  ])
  expect(tagsOf('experiences', before, { ...before })).not.toContain('experiences:4:address')
})

test('changing the category of a listing changes its address', () => {
  expect(tagsOf('listings', listing('alba', 1), listing('alba', 2))).toContain('listings:5:address')
  expect(tagsOf('listings', listing('alba', 1), listing('alba', 1))).toEqual([
    ...['listings', 'listings:5', 'listings:slug=alba'],
  ])
})
