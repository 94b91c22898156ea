import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as kinds from '@belvedere/blocks/fields.ts'
import { checkSlug } from '@belvedere/content/model/slug.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Block, Field } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import type { CopyLink } from './copy.ts'
import { isLink } from './links.ts'
import { propertyDir, readProperty } from './property.ts'
import { namesIn } from './shown-pictures.ts'

/** The properties, and the megabytes that their files may have, each and together. */
const PROPERTIES = [
  { name: 'demo', each: 5, all: 45, links: 100 },
  { name: 'e2e/fixture', each: 0.03, all: 0.5, links: 30 },
]

test('PROPERTY_DIR selects the property to seed; without it, it is the demo', () => {
  expect(propertyDir()).toBe(join(projectRoot(), 'demo'))
  vi.stubEnv('PROPERTY_DIR', 'e2e/fixture')
  expect(readProperty().folder).toBe(join(projectRoot(), 'e2e/fixture'))
  expect(() => readProperty('/nowhere')).toThrow(/\/nowhere\/copy.json cannot be read\. A property/)
})

describe.each(PROPERTIES)('the property in $name', ({ name, each, all, links: leastLinks }) => {
  const { folder, copy, patterns, files, plan } = readProperty(join(projectRoot(), name))
  const { menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2 } = copy.global
  const menus = [menu, menu2, menu3, secondaryMenu, footMenu1, footMenu2].flat()
  const { pages, experiences, categories, listings, galleries, amenities } = copy
  const visited = [copy.home, copy.overview, ...pages, ...experiences, ...categories, ...listings]
  const blocks = visited.flatMap((page) => page.blocks)

  const paths = new Set([
    ...['/', '/map', '/real-estate', ...copy.home.blocks.map(({ type }) => `/#${type}`)],
    ...pages.map(({ slug }) => `/${slug}`),
    ...experiences.map(({ slug }) => `/experiences/${slug}`),
    ...categories.map(({ slug }) => `/real-estate/${slug}`),
    ...listings.map(({ category, slug }) => `/real-estate/${category}/${slug}`),
    ...galleries.map(({ slug }) => `/gallery/${slug}`),
  ])

  test('has only links to its own pages', () => {
    const links: CopyLink[] = [...menus, ...findAll([blocks, patterns], isLink)]
    const isOutside = (to: string) => /^(mailto|tel|https):/.test(to)
    expect(links.filter(({ to }) => !paths.has(to) && !isOutside(to))).toEqual([])
    expect(links.length).toBeGreaterThan(leastLinks)
  })

  test('has redirects from free paths to its own pages', () => {
    const wrong = (copy.redirects ?? []).filter(({ from, to }) => paths.has(from) || !paths.has(to))
    expect(wrong).toEqual([])
  })

  test('has blocks with only fields of their kind', () => {
    const allBlocks = [...blocks, ...patterns.flatMap((page) => page.blocks)]
    const kindOf = new Map(Object.values(kinds).map((kind) => [kind.slug, kind]))
    const unknown = allBlocks.flatMap(({ type, background: _, ...own }) =>
      unknownFields(own, kindOf.get(type)?.fields ?? []).map((field) => `${type}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  test('has every picture that its pages, houses, galleries and patterns refer to', () => {
    const own = [
      ...listings.map(({ pictures }) => pictures),
      ...galleries.map(({ images }) => images),
    ]
    // A hero's pictures of other hours and the poster images of videos are among them.
    const named = [...own.flat(), ...namesIn([blocks, patterns]).map(([, picture]) => picture)]
    expect(named.filter((picture) => !(picture in files))).toEqual([])
    expect(named.length).toBeGreaterThan(leastLinks)
  })

  test('has no empty page', () => {
    const empty = [...pages, ...experiences, ...categories, ...listings].filter(
      (page) => page.blocks.length === 0 && page.slug !== 'gallery',
    )
    expect(patterns.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    expect(
      empty.map(({ slug }) => slug),
      'Add a block, or remove the page',
    ).toEqual([])
  })

  test('has every file, with an alt text, and small enough', () => {
    const known = new Set(Object.values(files).map(({ file }) => file))
    const media = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(images|films|models|documents|plans)\/.*\.(?!(ts|json|css)$)[^./]+$/.test(file),
    )
    expect(media.sort()).toEqual([...known].sort())
    expect(Object.values(files).filter(({ alt }) => alt.length < 10)).toEqual([])
    const sizes = media.map((file) => statSync(join(folder, file)).size)
    expect(Math.max(...sizes)).toBeLessThan(each * 1e6)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(all * 1e6)
  })

  test('has another name and its own caption for a file used twice', () => {
    const uploads = Object.values(files).map(({ file, as }) => as ?? file)
    expect(uploads.length).toBe(new Set(uploads).size)
    const copies = Object.values(files).filter(({ as }) => as)
    expect(copies.filter(({ caption }) => !caption)).toEqual([])
  })

  test('has valid and unique slugs, and a description for every page', () => {
    for (const records of [pages, experiences, categories, listings, galleries, amenities]) {
      const slugs = records.map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.map((slug) => checkSlug(slug)).filter((answer) => answer !== true)).toEqual([])
    }
    const described = [...pages, ...experiences, ...categories, ...listings, ...galleries]
    expect(described.filter(({ seo }) => !seo.description)).toEqual([])
    const unknown = listings.filter(({ category }) => !categories.some((c) => c.slug === category))
    expect(unknown).toEqual([])
  })

  test('has every map shape of its listings and amenities on its plan, used once', () => {
    const named = [...listings, ...amenities].flatMap(({ meshKey }) => meshKey ?? [])
    expect(named.filter((shape) => !(shape in plan))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})

test('fields that a kind does not have are found at any depth', () => {
  const row: Block = { slug: 'row', fields: [{ name: 'link', type: 'text' }] }
  const fields: Field[] = [
    { name: 'title', type: 'text' },
    { name: 'files', type: 'blocks', blocks: [row] },
  ]
  expect(unknownFields({ title: 'A', item: 1 }, fields)).toEqual(['item'])
  expect(unknownFields({ files: [{ label: 'A' }] }, fields)).toEqual(['files'])
  expect(unknownFields({ files: [{ type: 'row', label: 'A' }] }, fields)).toEqual(['label'])
})

/** All values at any depth that pass the check. */
function findAll<T>(value: unknown, check: (part: unknown) => part is T): T[] {
  if (check(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => findAll(part, check))
}

type Row = { [field: string]: unknown }

/** The fields of a row of the copy that are not in the model; seeding would drop them. */
function unknownFields(row: Row, fields: Field[]): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const field = named(fields).find((one) => one.name === name)
    if (!field) return [name]
    return rowsOf(value).flatMap((inner) => unknownFieldsInRow(inner, field))
  })
}

function unknownFieldsInRow({ type, ...own }: Row, field: Field): string[] {
  if (field.type === 'array' || field.type === 'group') return unknownFields(own, field.fields)
  if (field.type !== 'blocks') return []
  const kind = field.blocks.find(({ slug }) => slug === type)
  return kind ? unknownFields(own, kind.fields) : [field.name]
}

/** Flattens presentational rows and collapsibles, which have no name. */
function named(fields: Field[]): (Field & { name: string })[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name) return [{ ...field, name: field.name }]
    return 'fields' in field ? named(field.fields) : []
  })
}

/** Nested rows; links are excluded because the copy writes them as `label` and `to`. */
function rowsOf(value: unknown): Row[] {
  return [value]
    .flat()
    .filter((one): one is Row => typeof one === 'object' && one !== null && !isLink(one))
}
