import { expect, test } from 'vitest'
import copyFile from './copy.json' with { type: 'json' }
import type { Copy, CopyBlock, CopyFile, CopyListing } from './copy.ts'
import manifest from './manifest.json' with { type: 'json' }
import { housesWithPictures, pagesWithPictures } from './shown-pictures.ts'

const copy: Copy = copyFile
const files: Record<string, CopyFile> = manifest

/** Words for a room on the tabs of houses: a tab with another word shows no room. */
const ROOMS = ['Bath', 'Bedroom', 'Kitchen', 'Living', 'Studio']

test('every house has a cover, a room and an evening, each another picture', () => {
  const lacks = copy.listings.map((house) => [house.slug, missing(house)] as const)
  expect(lacks.filter(([, parts]) => parts.length > 0)).toEqual([])
})

test('no hero of a page shows a picture of a house', () => {
  expect(opened(copy)).toEqual([])
})

test('the rules find a cover that is also the evening, and a hero that is a room', () => {
  const tabs = [
    { label: 'Living', media: 'living' },
    { label: 'Evening', media: 'villa-dusk-evening' },
  ]
  const [first] = copy.listings
  const house = { ...first, thumbnail: 'living', blocks: [{ type: 'property_gallery', tabs }] }
  expect(missing({ ...house, pictures: ['stone'] })).toEqual([])
  expect(missing({ ...house, pictures: ['villa-dusk'] })).toEqual(['evening'])
  expect(missing({ ...house, pictures: ['living'] })).toEqual(['room'])
  expect(missing({ ...house, pictures: [], blocks: [] })).toEqual(['cover', 'room', 'evening'])
  const home = { seo: {}, blocks: [{ type: 'hero', media: 'retama-studio' }] }
  expect(opened({ ...copy, home })).toEqual(['/: images/retama-studio.jpg'])
})

/** The parts of the set of a house that have no picture, or that of a part before them. */
function missing({ pictures, blocks }: Pick<CopyListing, 'pictures' | 'blocks'>): string[] {
  const tabs = blocks.flatMap(tabsOf)
  const dusk = blocks.find(
    ({ type, background }) => type === 'banner_fixed' && background === 'dusk',
  )
  const set = {
    cover: pictures[0],
    room: tabs.find(({ label }) => ROOMS.includes(label))?.media,
    evening: tabs.find(({ label }) => label === 'Evening')?.media ?? dusk?.media,
  }
  const seen = new Set<unknown>([undefined])
  return Object.entries(set).flatMap(([part, name]) => {
    const file = files[`${name}`]?.file
    const lacks = seen.has(file)
    seen.add(file)
    return lacks ? [part] : []
  })
}

/** The tabs of a block: the word on each, and the name of its picture. */
function tabsOf({ type, tabs }: CopyBlock): { label: string; media: string }[] {
  return type === 'property_gallery' && Array.isArray(tabs) ? tabs : []
}

/** The pages whose hero shows a picture of a house. */
function opened(words: Copy): string[] {
  const property = { copy: words, files }
  const ofHouses = new Set(housesWithPictures(property).flatMap(({ own }) => own.map(fileOf)))
  return pagesWithPictures(property).flatMap(({ path, own }) =>
    own
      .filter((one) => one.kind === 'hero' && ofHouses.has(one.file))
      .map(({ file }) => `${path}: ${file}`),
  )
}

const fileOf = ({ file }: { file: string }) => file
