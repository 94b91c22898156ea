import { expect, test } from 'vitest'
import copyFile from './copy.json' with { type: 'json' }
import type { Copy, CopyBlock, CopyFile } from './copy.ts'
import manifest from './manifest.json' with { type: 'json' }
import { namesIn } from './shown-pictures.ts'

const copy: Copy = copyFile
const files: Record<string, CopyFile> = manifest

test('no two pages open with one picture, nor with one of the hours of the home page', () => {
  const openings = openingsOf(copy)
  expect(openings.filter(({ path }) => path === '/').length).toBeGreaterThanOrEqual(5)
  const owners = Map.groupBy(openings, ({ file }) => file)
  const shared = [...owners].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([file, pages]) => [file, ...pages.map(({ path }) => path)])).toEqual([])
})

test('the rule finds the hours of a hero, the hours of the home page and the covers of houses', () => {
  const alike: CopyBlock = { type: 'hero', media: 'cape', noon: 'noon', dusk: 'pool-dusk' }
  const bay: CopyBlock = { type: 'banner_scale', ownHour: 'noon', media: 'lagoon' }
  const house = copy.listings.slice(0, 1).map((one) => ({ ...one, pictures: ['lagoon', 'cape'] }))
  const home = { seo: {}, blocks: [alike, bay, { type: 'banner_cta', media: 'stone' }] }
  const few = { ...copy, home, overview: { seo: {}, blocks: [] }, pages: [], experiences: [] }
  const names = openingsOf({ ...few, listings: house }).map(({ file }) => file)
  expect(names).toEqual(['cape', 'noon', 'pool-dusk', 'lagoon', 'lagoon'].map(fileOf))
})

/**
 * The picture or pictures with which each page opens, and on the home page also those of its other
 * hours. The page of a category opens with the cover of its first house, which moves to the page of
 * that house (`pictures.test.ts`).
 */
function openingsOf({ home, overview, pages, experiences, listings }: Copy) {
  const hours = home.blocks.slice(1).filter(({ ownHour }) => ownHour)
  return [
    ...[...home.blocks.slice(0, 1), ...hours].flatMap((block) => shownAt('/', block)),
    ...shownAt('/real-estate', overview.blocks[0]),
    ...pages.flatMap(({ slug, blocks }) => shownAt(`/${slug}`, blocks[0])),
    ...experiences.flatMap(({ slug, blocks }) => shownAt(`/experiences/${slug}`, blocks[0])),
    ...listings.flatMap(({ slug, pictures }) => {
      return pictures.slice(0, 1).map((name) => ({ path: slug, file: fileOf(name) }))
    }),
  ]
}

function shownAt(path: string, block: CopyBlock | undefined) {
  return namesIn(block).map(([, name]) => ({ path, file: fileOf(name) }))
}

function fileOf(name: string): string {
  return files[name]?.file ?? name
}
