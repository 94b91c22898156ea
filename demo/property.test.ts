import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { describe, expect, test, vi } from 'vitest'
import { readProperty, recordsIn } from './format/read-property.ts'
import { propertyDir } from './property-dir.ts'

/** The properties, and the megabytes that their files may have, each and together. */
const PROPERTIES = [
  { name: 'demo', each: 5, all: 45 },
  { name: 'e2e/fixture', each: 0.03, all: 0.5 },
]

test('PROPERTY selects the property to seed; without it, it is the demo, and none with “none”', () => {
  expect(propertyDir()).toBe(join(projectRoot(), 'demo'))
  vi.stubEnv('PROPERTY_DIR', 'e2e/fixture')
  expect(propertyDir()).toBe(join(projectRoot(), 'e2e/fixture'))
  vi.stubEnv('PROPERTY', 'e2e/fixture')
  expect(propertyDir()).toBe(join(projectRoot(), 'e2e/fixture'))
  vi.stubEnv('PROPERTY', 'none')
  expect(propertyDir()).toBeUndefined()
})

describe.each(PROPERTIES)('the property in $name', async ({ name, each, all }) => {
  // Reading it checks formats, names, links, slugs and that every file is there.
  const property = await readProperty(join(projectRoot(), name))
  const { folder, files, plan } = property
  const of = (...keys: string[]) => keys.flatMap((key) => recordsIn(property, key))

  test('has no empty page', () => {
    const empty = of('pages', 'experiences', 'categories', 'listings').filter(
      ({ blocks, slug }) => Array.isArray(blocks) && blocks.length === 0 && slug !== 'gallery',
    )
    expect(
      empty.map(({ slug }) => slug),
      'Add a block, or remove the page',
    ).toEqual([])
  })

  test('has every file with an alt text, small enough, and no other', () => {
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

  test('has a description for every page', () => {
    const described = of('pages', 'experiences', 'categories', 'listings', 'galleries')
    expect(described.length).toBeGreaterThan(10)
    expect(described.filter(({ seo }) => !Object(seo).description)).toEqual([])
  })

  test('has every map shape of its listings and amenities on its plan, used once', () => {
    const named = of('listings', 'amenities').flatMap(({ meshKey }) => meshKey ?? [])
    expect(named.filter((shape) => !(`${shape}` in plan))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
