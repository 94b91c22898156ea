import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as kinds from '@belvedere/blocks/fields.ts'
import { checkSlug } from '@belvedere/content/model/slug.ts'
import { expect, test } from 'vitest'
import { type CopyBlock, type CopyLink, copy, files, patterns } from './copy.ts'
import { isLink } from './links.ts'
import { strangeIn } from './strange-in.ts'

const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2 } = copy.global
const menus = [menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2].flat()
const { pages, experiences, categories, listings, galleries, amenities } = copy
const visited = [copy.home, copy.overview, ...pages, ...experiences, ...categories, ...listings]
const blocks = visited.flatMap((page) => page.blocks)
const names = Object.values(kinds).map(({ slug }) => slug)

const paths = new Set([
  ...['/', '/#globe', '/map', '/real-estate'],
  ...pages.map(({ slug }) => `/${slug}`),
  ...experiences.map(({ slug }) => `/experiences/${slug}`),
  ...categories.map(({ slug }) => `/real-estate/${slug}`),
  ...listings.map(({ category, slug }) => `/real-estate/${category}/${slug}`),
  ...galleries.map(({ slug }) => `/gallery/${slug}`),
])

/** Every value in the copy that passes the check, however deep it lies. */
function within<T>(value: unknown, check: (part: unknown) => part is T): T[] {
  if (check(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => within(part, check))
}

const kindsOf = (list: CopyBlock[]) => [...new Set(list.map(({ type }) => type))].sort()

test('every link leads to something that the demo has', () => {
  const links: CopyLink[] = [...menus, ...within([blocks, patterns], isLink)]
  const isOutside = (to: string) => /^(mailto|tel|https):/.test(to)
  expect(links.filter(({ to }) => !paths.has(to) && !isOutside(to))).toEqual([])
  expect(links.length).toBeGreaterThan(100)
})

test('a visitor meets every kind of block', () => {
  expect(kindsOf(blocks)).toEqual([...names].sort())
})

test('the patterns show every kind of block, on pages that nobody could take for the site’s own', () => {
  expect(kindsOf(patterns.flatMap((page) => page.blocks))).toEqual([...names].sort())
  expect(patterns.filter(({ slug }) => !slug.startsWith('pattern-'))).toEqual([])
})

test('every block says only what its kind has a field for', () => {
  const all = [...blocks, ...patterns.flatMap((page) => page.blocks)]
  const kindOf = new Map(Object.values(kinds).map((kind) => [kind.slug, kind]))
  const strange = all.flatMap(({ type, background: _, ...own }) =>
    strangeIn(own, kindOf.get(type)?.fields ?? []).map((name) => `${type}: ${name}`),
  )
  expect(strange).toEqual([])
  expect(strangeIn({ title: 'A', item: 1 }, kinds.downloads.fields)).toEqual(['item'])
  expect(strangeIn({ files: [{ label: 'A' }] }, kinds.downloads.fields)).toEqual(['files'])
})

test('no page is empty', () => {
  const empty = [...pages, ...experiences, ...categories, ...listings, ...patterns].filter(
    (page) => page.blocks.length < 2 && page.slug !== 'gallery',
  )
  expect(empty.map(({ slug }) => slug)).toEqual([])
})

test('every file is in its folder, described, and small enough', () => {
  const folders = ['images', 'films', 'models', 'documents'].map((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`),
  )
  const known = new Set(Object.values(files).map(({ file }) => file))
  const media = folders.flat().filter((file) => !/\.(ts|json)$/.test(file))
  expect(media.sort()).toEqual([...known].sort())
  expect(Object.values(files).filter(({ alt }) => alt.length < 10)).toEqual([])
  const sizes = media.map((file) => statSync(join(import.meta.dirname, file)).size)
  expect(Math.max(...sizes)).toBeLessThan(5e6)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45e6)
})

test('the same file is there twice only under another name, with words of its own', () => {
  const uploads = Object.values(files).map(({ file, as }) => as ?? file)
  expect(uploads.length).toBe(new Set(uploads).size)
  const copies = Object.values(files).filter(({ as }) => as)
  expect(copies.filter(({ caption }) => !caption)).toEqual([])
})

test('every address is one of its own that records may have, and every page has a description', () => {
  for (const records of [pages, experiences, categories, listings, galleries, amenities]) {
    const slugs = records.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.map((slug) => checkSlug(slug)).filter((answer) => answer !== true)).toEqual([])
  }
  const described = [...pages, ...experiences, ...categories, ...listings, ...galleries]
  expect(described.filter(({ seo }) => !seo.description)).toEqual([])
})

test('there are sixteen houses in four categories, each with a shape of its own on the map', () => {
  expect([listings.length, categories.length]).toEqual([16, 4])
  expect(new Set(listings.map(({ meshKey }) => meshKey)).size).toBe(16)
  const unknown = listings.filter(({ category }) => !categories.some((c) => c.slug === category))
  expect(unknown).toEqual([])
})

test('one house is reserved, one is sold, one has its price on request, and home counts the others', () => {
  const taken = listings.flatMap(({ slug, status }) => (status ? [[slug, status]] : []))
  expect(taken).toEqual([
    ['villa-calma', 'sold'],
    ['casa-cigarra', 'reserved'],
  ])
  expect(listings.filter(({ price }) => !price).map(({ slug }) => slug)).toEqual(['casa-siroco'])
  const [featured] = copy.home.blocks.filter(({ type }) => type === 'featured_listings')
  expect(featured?.text).toMatch(/^Fifteen of the forty houses are for sale\./)
})
