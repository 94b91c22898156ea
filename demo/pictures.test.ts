import { expect, test } from 'vitest'
import copyFile from './copy.json' with { type: 'json' }
import type { Copy, CopyBlock, CopyFile } from './copy.ts'
import manifest from './manifest.json' with { type: 'json' }
import {
  galleriesWithPictures,
  housesWithPictures,
  mapWithPictures,
  pagesWithPictures,
  type ShownPage,
} from './shown-pictures.ts'

const copy: Copy = copyFile
const files: Record<string, CopyFile> = manifest
const demo = { copy, files }
const pages = pagesWithPictures(demo)
const houses = housesWithPictures(demo)
const galleries = galleriesWithPictures(demo)

const MOST_PAGES = 3

/** A picture sells one house (docs/decisions/0126-a-set-for-every-house.md). */
const MOST_HOUSES = 1

/** The skies in the pictures of experiences, classified by eye; null without a sky. */
const SKIES: Record<string, string | null> = {
  'jetty-morning': 'clear morning',
  'jetty-overcast': 'overcast',
  'boards-kayaks': 'high clouds at noon',
  'hero-beach-club': 'clear noon',
  'beach-towers': 'towering clouds',
  'beach-club-lounge': 'clear noon',
  dinghies: 'high clouds at noon',
  'ketch-last-light': 'last light',
  'spa-rock': 'clear morning',
  'spa-overcast': 'overcast',
  'spa-columns': 'clear morning',
  'pavilion-exterior': 'clear morning',
  'pavilion-nave': 'clear morning',
  'pavilion-last-light': 'last light',
  'restaurant-terrace': 'last light',
  'west-table': 'last light',
  'yoga-stone-deck': 'clear morning',
  'west-bank': 'last light',
  'villa-c-bathroom': 'clear morning',
  ...{ 'detail-parasol-sand': null, 'detail-table-corner': null, 'detail-towel-hat': null },
  ...{ 'detail-citrus': null, 'detail-water': null, 'detail-stone-shadow': null },
  ...{ 'detail-lantern-wall': null, 'detail-boat-bow': null, 'pool-ripple': null },
}

/** Blocks that show their pictures as cards. */
const CARDS = new Set(['explore_more', 'experiences_carousel'])

/**
 * Blocks whose pictures do not count towards the limit of three pages: cards of listings, which
 * have their own limit, and the row of the other galleries below each gallery, which repeats that
 * of `/gallery`.
 */
const UNCOUNTED = new Set(['featured_listings', 'property_listing', 'listings', 'other_galleries'])

test('no page shows a picture twice', () => {
  expect([...pages, ...houses, ...galleries, mapWithPictures(demo)].flatMap(repeats)).toEqual([])
})

test('no picture is on more than three pages or galleries, nor on more than one house', () => {
  expect(overused([...pages, ...galleries], MOST_PAGES)).toEqual([])
  expect(overused(houses, MOST_HOUSES)).toEqual([])
})

test('every experience has pictures of at least two skies, not counting cards of other pages', () => {
  const skies = pages
    .filter(({ path }) => path.startsWith('/experiences/'))
    .map((page) => [page.path, new Set(skiesOf(page)).size])
  expect(skies).toHaveLength(demo.copy.experiences.length)
  expect(skies.filter(([, count]) => Number(count) < 2)).toEqual([])
  const unknown = { path: '/', own: [{ file: 'images/new.jpg', kind: 'hero' }], listed: [] }
  expect(() => skiesOf(unknown)).toThrow('new has no sky in SKIES')
})

test('every house begins with its thumbnail, and its gallery has other pictures', () => {
  const wrong = demo.copy.listings.filter(({ thumbnail, pictures, blocks }) => {
    const tabs = blocks.flatMap((block) =>
      block.type === 'property_gallery' ? namesOf(block) : [],
    )
    return pictures[0] !== thumbnail || tabs.includes(thumbnail)
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('every link to a category shows the picture with which its page opens, which moves there', () => {
  const { categories, listings, home, overview, pages: others, experiences } = demo.copy
  const opening = new Map(categories.map(({ slug }) => [`/real-estate/${slug}`, firstOf(slug)]))
  const rows = [home, overview, ...others, ...experiences].flatMap(({ blocks }) =>
    blocks.flatMap(({ type, links }) => (type === 'listings_5050' ? rowsOf(links) : [])),
  )
  const tiles = categories.map(({ slug, featuredImage }) => [`/real-estate/${slug}`, featuredImage])
  expect(rows).toHaveLength(categories.length)
  expect([...tiles, ...rows].filter(([to, name]) => opening.get(`${to}`) !== name)).toEqual([])

  function firstOf(category: string) {
    const units = listings.filter((house) => house.category === category)
    return units.toSorted((a, b) => (`${a.unit}` < `${b.unit}` ? -1 : 1))[0]?.thumbnail
  }
})

test('the rules find pictures at any depth, under other names, and in listed records', () => {
  const hero: CopyBlock = { type: 'hero', media: { image: 'hero' } }
  const cards: CopyBlock = { type: 'explore_more', items: [{ image: 'marina-quay' }] }
  const houseList: CopyBlock = { type: 'featured_listings', items: ['villa-salina'] }
  const pageWith = (...blocks: CopyBlock[]) => {
    const copy = { ...demo.copy, home: { seo: {}, blocks } }
    return pagesWithPictures({ ...demo, copy }).filter(({ path }) => path === '/')
  }
  const banner = (media: string): CopyBlock => ({ type: 'banner_full', media })
  expect(pageWith(hero, banner('hero')).flatMap(repeats)).toHaveLength(1)
  const hours: CopyBlock = { ...hero, noon: 'noon', dusk: 'pool-dusk' }
  expect(pageWith(hours, banner('noon'), banner('pool-dusk')).flatMap(repeats)).toHaveLength(2)
  const film = (poster: string): CopyBlock => {
    return { type: 'hero', media: { image: 'hero', videoFallbackImage: poster } }
  }
  expect(pageWith(film('noon'), banner('noon')).flatMap(repeats)).toHaveLength(1)
  expect(pageWith(film('hero')).flatMap(repeats)).toEqual([])
  expect(pageWith(banner('beach'), banner('south-end')).flatMap(repeats)).toHaveLength(1)
  expect(pageWith(houseList, banner('villa-lagoon')).flatMap(repeats)).toHaveLength(1)
  const ground: CopyBlock = { type: 'experiences_carousel', backgroundImage: 'water' }
  expect(pageWith(ground, banner('water')).flatMap(repeats)).toHaveLength(1)
  expect(pageWith(cards, banner('marina-quay')).flatMap(repeats)).toHaveLength(1)
  const four = [1, 2, 3, 4].flatMap(() => pageWith(hero))
  expect([overused(four.slice(1), 3), overused(four, 3).length]).toEqual([[], 1])
  const tiles: CopyBlock = { type: 'gallery_grid', items: ['villas'] }
  const listing = (block: CopyBlock) => [1, 2, 3, 4].flatMap(() => pageWith(block))
  expect(overused(listing(tiles), 3)).toHaveLength(1)
  expect(overused(listing(houseList), 3)).toEqual([])
})

test('a gallery page lists the other galleries and not itself', () => {
  const [villas, dark] = galleries.filter(({ path }) => /villas|after-dark/.test(path))
  expect(galleries.map(({ listed }) => listed.length)).toEqual(galleries.map(() => 3))
  expect(villas?.listed).toContainEqual({ ...dark?.own[0], kind: 'other_galleries' })
  const [first] = demo.copy.galleries
  const alike = demo.copy.galleries.map((gallery) => ({ ...gallery, images: first?.images ?? [] }))
  const copy = { ...demo.copy, galleries: alike }
  expect(galleriesWithPictures({ ...demo, copy }).flatMap(repeats)).not.toEqual([])
})

function repeats({ path, own, listed }: ShownPage): string[] {
  const files = [...own, ...listed].map(({ file }) => file)
  return files.filter((file, i) => files.indexOf(file) < i).map((file) => `${path}: ${file}`)
}

function overused(list: ShownPage[], most: number): string[] {
  const files = list.flatMap(({ own, listed }) => {
    const counted = [...own, ...listed].filter(({ kind }) => !UNCOUNTED.has(kind))
    return [...new Set(counted.map(({ file }) => file))]
  })
  return [...new Set(files)].filter((file) => files.filter((one) => one === file).length > most)
}

function skiesOf({ own }: ShownPage): string[] {
  return own.flatMap(({ file, kind }) => {
    if (CARDS.has(kind)) return []
    const name = file.replace(/^images\/|\.jpg$/g, '')
    const sky = SKIES[name]
    if (sky === undefined) throw new Error(`${name} has no sky in SKIES: look at it, and add it.`)
    return sky ?? []
  })
}

/** The rows of links of a block: their targets, and the names of their pictures. */
function rowsOf(links: unknown): [to: unknown, name: unknown][] {
  return Array.isArray(links) ? links.map(({ link, image }) => [link.to, image]) : []
}

function namesOf({ tabs }: CopyBlock): unknown[] {
  return Array.isArray(tabs) ? tabs.map(({ media }) => media) : []
}
