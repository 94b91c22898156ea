import type { Copy, CopyListing } from '../copy.ts'
import { kilometresBetween, lengthOfRoom, minutesBetween } from './measured.ts'
import { countsOf, hoursIn } from './numbers.ts'
import { OF_DOCUMENTS } from './of-documents.ts'
import { hoursSaid, said } from './said.ts'

/** What a text of the demo stands on: the property, and its listing, category or block. */
export type Around = {
  copy: Copy
  listing?: CopyListing | undefined
  /** The listings of the category. */
  category?: readonly CopyListing[] | undefined
  /** How many pictures or items the gallery or block has. */
  items: number | undefined
  /** The name of the document. */
  document?: string | undefined
}

/** A kind of number: the nouns behind it, and the values that are true there. */
type Kind = { noun: string; is: (around: Around) => readonly number[] }

const METRES = 'metres?'
const KILOMETRES = '(?:km|kilometres?)'

/** What the record of an amenity says: other texts say no other number. */
function amenity({ amenities }: Copy, slug: string, noun: string): number[] {
  return countsOf(amenities.find((one) => one.slug === slug)?.description ?? '', noun)
}

/** “Less than ten minutes”: the next number after the longest walk from the pine houses. */
function lessThan({ listings }: Copy): number {
  const pines = listings.filter(({ category }) => category === 'pine-houses')
  return Math.max(...pines.map(({ meshKey }) => minutesBetween(meshKey, 'beach-club'))) + 1
}

/** The walks from the quay, which one of the documents lists. */
function fromQuay({ listings, amenities, map }: Copy): number[] {
  const places = [...listings, ...amenities].flatMap(({ meshKey }) => meshKey ?? [])
  return [...places, map.gate ?? ''].map((place) => minutesBetween('marina', place))
}

/** The airports of the home page with a direct flight, by country. */
function countriesOf({ home }: Copy): unknown[][] {
  return home.blocks.flatMap(({ airports }) =>
    Array.isArray(airports) ? airports.map(({ items }: { items: unknown[] }) => items) : [],
  )
}

/**
 * Numbers that texts may name. A number of listings that are released or available is never typed:
 * texts name it as `{released}` and `{available}`, or the same `in words`. What plan, model or records have comes from there,
 * the rest from the one text that is its source (`said.ts`).
 */
const OF_TEXTS: Readonly<Record<string, Kind>> = {
  houses: {
    noun: '(?:of the )?(?:houses?|homes?|residences?|listings?)',
    is: ({ items }) => [...said('houses'), ...(items === undefined ? [] : [items])],
  },
  bedrooms: {
    noun: 'bedrooms?',
    is: ({ listing, category, copy }) =>
      (listing ? [listing] : (category ?? copy.listings)).map(({ bedrooms }) => bedrooms),
  },
  bathrooms: {
    noun: 'bathrooms?',
    is: ({ listing, category, copy }) =>
      (listing ? [listing] : (category ?? copy.listings)).map(({ bathrooms }) => bathrooms),
  },
  'square metres': { noun: 'm²', is: ({ listing }) => (listing ? [listing.area] : []) },
  metres: {
    noun: METRES,
    is: ({ copy, listing }) => [
      ...said('metres'),
      ...copy.amenities.flatMap(({ description }) => countsOf(description, METRES)),
      ...countsOf(listing?.description ?? '', METRES),
      lengthOfRoom('villa-salina', 'gallery'),
    ],
  },
  /** Beside what a page says, the ways from the gate and from the marina to the lighthouse. */
  kilometres: {
    noun: KILOMETRES,
    is: ({ copy }) => [
      ...said('kilometres'),
      kilometresBetween(copy.map.gate ?? '', 'pavilion'),
      kilometresBetween('marina', 'pavilion'),
    ],
  },
  minutes: {
    noun: String.raw`min(?:utes?)?\b`,
    is: ({ copy, document }) => [
      ...said('minutes'),
      lessThan(copy),
      ...(document === 'boat-transfer-times' ? fromQuay(copy) : []),
    ],
  },
  hectares: { noun: 'hectares?', is: () => said('hectares') },
  pines: { noun: '(?:pines|trees)', is: () => said('pines') },
  berths: { noun: 'berths', is: ({ copy }) => amenity(copy, 'marina', 'berths') },
  parasols: { noun: 'parasols', is: ({ copy }) => amenity(copy, 'beach-club', 'parasols') },
  seats: {
    noun: 'seats',
    is: ({ copy }) => ['beach-club', 'pavilion'].flatMap((slug) => amenity(copy, slug, 'seats')),
  },
  courts: {
    noun: '(?:clay tennis|padel) courts?',
    is: ({ copy }) => amenity(copy, 'courts', '(?:clay tennis|padel) courts?'),
  },
  books: { noun: 'books', is: ({ copy }) => amenity(copy, 'library', 'books') },
  'rooms of the spa': {
    noun: '(?:treatment )?rooms',
    is: ({ copy }) => amenity(copy, 'spa', 'treatment rooms'),
  },
  neighbourhoods: { noun: 'neighbourhoods', is: ({ copy }) => [copy.categories.length] },
  countries: { noun: 'countries', is: ({ copy }) => [countriesOf(copy).length] },
  /** One of each country all year, the rest in summer. */
  cities: {
    noun: '(?:more )?cities',
    is: ({ copy }) => {
      const [all, summer] = [countriesOf(copy), countriesOf(copy).flat().length]
      return [all.length, summer - all.length]
    },
  },
  boats: { noun: '(?:small )?boats', is: () => said('boats') },
  herons: { noun: 'pairs', is: () => said('herons') },
  stones: { noun: 'stones', is: () => said('stones') },
  families: { noun: 'families', is: () => said('families') },
  years: { noun: 'years', is: () => said('years') },
  summers: { noun: 'summers', is: () => said('summers') },
  weeks: { noun: 'weeks', is: () => said('weeks') },
  nights: { noun: 'nights', is: () => said('nights') },
  degrees: { noun: '(?:degrees|°C)', is: () => said('degrees') },
  centimetres: { noun: 'centimetres', is: () => said('centimetres') },
  pictures: { noun: 'pictures', is: ({ items }) => (items === undefined ? [] : [items]) },
}

/** The same, and what only one of the documents tells of. */
export const KINDS: typeof OF_TEXTS = Object.fromEntries(
  Object.entries(OF_TEXTS).map(([name, { noun, is }]) => {
    const withOwn = (around: Around) => [
      ...is(around),
      ...(OF_DOCUMENTS[around.document ?? '']?.[name] ?? []),
    ]
    return [name, { noun, is: withOwn }]
  }),
)

/** Subjects with hours of their own: every hour in a sentence about one is one of these. */
export function hoursOf({ amenities }: Copy): { about: RegExp; are: readonly number[] }[] {
  const [yoga = 0, dinner = 0] = hoursOfAmenity('pavilion')
  return [
    { about: /yoga|class(?:es)?\b|stretch/i, are: [yoga] },
    { about: /dinner at|dine at|west table, at|menu, at|tonight/i, are: [dinner] },
    {
      about: /beach club|swimmer|parasols|shutters go/i,
      are: hoursSaid('beach-club', /April to October/),
    },
    { about: /breakfast card|bread at|bread from/i, are: hoursSaid('beach-club-cards', /^Bread/) },
    { about: /wheelbarrow/i, are: hoursSaid('beach-club', /wheelbarrow/) },
    // Coffee first; staffed in the holidays.
    {
      about: /boathouse|dinghies, nets/i,
      are: [...hoursSaid('boathouse', /^In the boathouse/), ...hoursOfAmenity('boathouse')],
    },
    { about: /gatehouse/i, are: hoursSaid('contact', /gatehouse/) },
  ]

  function hoursOfAmenity(slug: string) {
    return hoursIn(amenities.find((one) => one.slug === slug)?.description ?? '')
  }
}
