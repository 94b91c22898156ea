import { expect, test } from 'vitest'
import { outsideMenu } from './outside.ts'
import type { TreePage } from './shown.ts'

const page = (key: string, path: string | null, isCounted = false): TreePage => ({
  ...{ key, path, isCounted, title: key, noun: 'Page', state: 'published', form: '', link: {} },
})
const PAGES = [
  page('spa', '/spa-hotel'),
  page('pool', '/spa/pool'),
  page('home', '/'),
  page('deep', '/spa/pool/deep'),
  page('villas', '/gallery/villas'),
  page('sailing', '/experiences/sailing'),
  page('experiences', '/experiences'),
  page('new', null),
  page('house', '/real-estate/villas/house', true),
]

const lines = (linked: string[]) =>
  outsideMenu(
    PAGES,
    linked.map((page) => ({ page })),
  ).map(
    ({ path, depth, page, heading }) =>
      `${'  '.repeat(depth)}${path} ${page?.key ?? `[${heading}]`}`,
  )

test('pages outside the menu are in the order of their addresses, below each other', () => {
  expect(lines(['experiences', 'home'])).toEqual([
    '/experiences [experiences]',
    '  /experiences/sailing sailing',
    '/gallery []',
    '  /gallery/villas villas',
    '/spa []',
    '  /spa/pool pool',
    '    /spa/pool/deep deep',
    '/spa-hotel spa',
    ' new',
  ])
})

test('a page in the menu is not said twice', () => {
  expect(lines(PAGES.map(({ key }) => key))).toEqual([])
})
