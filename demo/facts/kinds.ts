import type { Copy, CopyListing } from '../copy.ts'

/** What a text of the demo stands on: the property, and its listing, category or block. */
export type Around = {
  copy: Copy
  listing?: CopyListing | undefined
  /** The listings of the category. */
  category?: readonly CopyListing[] | undefined
  /** How many pictures or items the gallery or block has. */
  items: number | undefined
}

/** A kind of number: the nouns behind it, and the values that are true there. */
type Kind = { noun: string; is: (around: Around) => readonly number[] }

const HOUSES = 40

/**
 * Numbers that texts may name. A number of listings that are released or available is never typed:
 * texts name it as `{released}` and `{available}`.
 */
export const KINDS: Readonly<Record<string, Kind>> = {
  houses: {
    noun: '(?:of the )?(?:houses?|homes?|residences?|listings?)',
    // Eleven is the most in one neighbourhood.
    is: ({ items }) => [HOUSES, 11, ...(items === undefined ? [] : [items])],
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
  /**
   * The gap and a channel; the ford, and the garden of Villa Marea; the least distance of a house
   * from the water, and the longest berth; the oldest pine; the jetty; the pool of the spa, and that
   * of Villa Salina; its gallery, as its plan has it.
   */
  metres: {
    noun: 'metres?',
    is: () => [40, 3, 400, 200, 18, 11, 60, 25, 16, 4, 26, 12],
  },
  /** From the gate to the lighthouse, the dune walk and the path round the lagoon. */
  kilometres: { noun: '(?:km|kilometres?)', is: () => [2, 1.4, 4] },
  /** From the airport by road and by boat; from the pine houses to the beach. */
  minutes: { noun: 'minutes?', is: () => [35, 12, 10] },
  /** Built; all of it; the meadow; the kitchen garden is half a one. */
  hectares: { noun: 'hectares?', is: () => [11, 60] },
  pines: { noun: '(?:pines|trees)', is: () => [2100] },
  berths: { noun: 'berths', is: () => [52] },
  parasols: { noun: 'parasols', is: () => [40] },
  seats: { noun: 'seats', is: () => [32, 12] },
  pictures: { noun: 'pictures', is: ({ items }) => (items === undefined ? [] : [items]) },
}

/** Subjects with hours of their own: every hour in a sentence about one is one of these. */
export const HOURS: readonly { about: RegExp; are: readonly number[] }[] = [
  { about: /yoga|class(?:es)?\b|stretch/i, are: [8] },
  { about: /dinner at|dine at|west table, at|menu, at|tonight/i, are: [9] },
  { about: /beach club|swimmer|parasols|shutters go/i, are: [9, 20, 8] },
  { about: /breakfast card|bread at|bread from/i, are: [9, 1] },
  { about: /wheelbarrow/i, are: [10.5] },
  { about: /boathouse|dinghies, nets/i, are: [7, 10, 6] },
  { about: /gatehouse/i, are: [8] },
]
