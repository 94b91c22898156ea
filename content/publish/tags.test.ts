import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

const row = (slug: string, _status = 'published') => ({ id: 7, slug, _status })
const OWN = ['pages:7', 'pages:slug=bay']
const ADDRESS = 'pages:7:address'

test('a page whose words changed is told by itself: links to it lead where they did', () => {
  expect(tagsOf('pages', row('bay'), row('bay'))).toEqual(OWN)
})

test.each([
  ['published first', undefined, row('bay'), [...OWN, ADDRESS]],
  ['published after a draft', row('bay', 'draft'), row('bay'), [...OWN, ADDRESS]],
  ['taken back', row('bay'), row('bay', 'draft'), [...OWN, ADDRESS]],
  ['deleted', row('bay'), undefined, [...OWN, ADDRESS]],
  ['moved', row('bay'), row('cove'), [...OWN, 'pages:slug=cove', ADDRESS]],
])('a page that is %s is told to those who link to it as well', (_, before, after, tags) => {
  expect(tagsOf('pages', before, after)).toEqual(tags)
})

test('a draft that moves is seen by nobody, so no link changes', () => {
  expect(tagsOf('pages', row('bay', 'draft'), row('cove', 'draft'))).not.toContain(ADDRESS)
})

test('a picture has no address that links lead to', () => {
  expect(tagsOf('media', { id: 3 }, { id: 3 })).toEqual(['media:3'])
  expect(tagsOf('media', { id: 3 })).toEqual(['media:3'])
})

const listing = (slug: string, category: number) => ({
  id: 5,
  slug,
  category,
  _status: 'published',
})

test('a record of any kind is told to those who link to it when its address changes', () => {
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

test('a listing lives somewhere else once it has another category', () => {
  expect(tagsOf('listings', listing('alba', 1), listing('alba', 2))).toContain('listings:5:address')
  expect(tagsOf('listings', listing('alba', 1), listing('alba', 1))).toEqual([
    ...['listings', 'listings:5', 'listings:slug=alba'],
  ])
})
