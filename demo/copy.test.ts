import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as kinds from '@belvedere/blocks/fields.ts'
import { checkSlug } from '@belvedere/content/model/slug.ts'
import { expect, test } from 'vitest'
import { type CopyBlock, type CopyLink, copy, files, patterns } from './copy.ts'
import shownKinds from './kinds.json' with { type: 'json' }
import { isLink } from './links.ts'
import { unknownFields } from './unknown-fields.ts'

const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2 } = copy.global
const menus = [menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2].flat()
const { pages, experiences, categories, listings, galleries, amenities } = copy
const visited = [copy.home, copy.overview, ...pages, ...experiences, ...categories, ...listings]
const blocks = visited.flatMap((page) => page.blocks)

const paths = new Set([
  ...['/', '/#globe', '/map', '/real-estate'],
  ...pages.map(({ slug }) => `/${slug}`),
  ...experiences.map(({ slug }) => `/experiences/${slug}`),
  ...categories.map(({ slug }) => `/real-estate/${slug}`),
  ...listings.map(({ category, slug }) => `/real-estate/${category}/${slug}`),
  ...galleries.map(({ slug }) => `/gallery/${slug}`),
])

/** All values at any depth that pass the check. */
function findAll<T>(value: unknown, check: (part: unknown) => part is T): T[] {
  if (check(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => findAll(part, check))
}

const kindsOf = (list: CopyBlock[]) => [...new Set(list.map(({ type }) => type))].sort()

test('every link leads to a page of the demo', () => {
  const links: CopyLink[] = [...menus, ...findAll([blocks, patterns], isLink)]
  const isOutside = (to: string) => /^(mailto|tel|https):/.test(to)
  expect(links.filter(({ to }) => !paths.has(to) && !isOutside(to))).toEqual([])
  expect(links.length).toBeGreaterThan(100)
})

test('the demo shows every kind of block that it is meant to show', () => {
  expect(kindsOf(blocks)).toEqual(shownKinds)
})

test('the pattern pages show the same kinds, and their slugs begin with "pattern-"', () => {
  expect(kindsOf(patterns.flatMap((page) => page.blocks))).toEqual(shownKinds)
  expect(patterns.filter(({ slug }) => !slug.startsWith('pattern-'))).toEqual([])
})

test('blocks have only fields of their kind', () => {
  const all = [...blocks, ...patterns.flatMap((page) => page.blocks)]
  const kindOf = new Map(Object.values(kinds).map((kind) => [kind.slug, kind]))
  const unknown = all.flatMap(({ type, background: _, ...own }) =>
    unknownFields(own, kindOf.get(type)?.fields ?? []).map((name) => `${type}: ${name}`),
  )
  expect(unknown).toEqual([])
  expect(unknownFields({ title: 'A', item: 1 }, kinds.downloads.fields)).toEqual(['item'])
  expect(unknownFields({ files: [{ label: 'A' }] }, kinds.downloads.fields)).toEqual(['files'])
})

test('no page is empty', () => {
  const empty = [...pages, ...experiences, ...categories, ...listings, ...patterns].filter(
    (page) => page.blocks.length < 2 && page.slug !== 'gallery',
  )
  expect(empty.map(({ slug }) => slug)).toEqual([])
})

test('every file exists, has an alt text, and is small enough', () => {
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

test('a file used twice has another name and its own caption', () => {
  const uploads = Object.values(files).map(({ file, as }) => as ?? file)
  expect(uploads.length).toBe(new Set(uploads).size)
  const copies = Object.values(files).filter(({ as }) => as)
  expect(copies.filter(({ caption }) => !caption)).toEqual([])
})

test('slugs are valid and unique, and every page has a description', () => {
  for (const records of [pages, experiences, categories, listings, galleries, amenities]) {
    const slugs = records.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.map((slug) => checkSlug(slug)).filter((answer) => answer !== true)).toEqual([])
  }
  const described = [...pages, ...experiences, ...categories, ...listings, ...galleries]
  expect(described.filter(({ seo }) => !seo.description)).toEqual([])
})

test('there are sixteen houses in four categories, each with its own map shape', () => {
  expect([listings.length, categories.length]).toEqual([16, 4])
  expect(new Set(listings.map(({ meshKey }) => meshKey)).size).toBe(16)
  const unknown = listings.filter(({ category }) => !categories.some((c) => c.slug === category))
  expect(unknown).toEqual([])
})

test('one house is reserved, one sold, one priced on request; the home page counts the rest', () => {
  const taken = listings.flatMap(({ slug, status }) => (status ? [[slug, status]] : []))
  expect(taken).toEqual([
    ['villa-calma', 'sold'],
    ['casa-cigarra', 'reserved'],
  ])
  expect(listings.filter(({ price }) => !price).map(({ slug }) => slug)).toEqual(['casa-siroco'])
  const [featured] = copy.home.blocks.filter(({ type }) => type === 'featured_listings')
  expect(featured?.text).toMatch(/^Fifteen of the forty houses are for sale\./)
})
