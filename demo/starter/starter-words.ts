import type { EnteredAddresses } from '@belvedere/kit/addresses.ts'
import type { PropertyKind } from '@belvedere/kit/property-kind.ts'

/** A group of units on a page of its own. */
type Group = { title: string; slug: string }

/** The words of a kind: all units, the first part of their addresses, and three groups of them. */
export type KindWords = {
  all: string
  address?: string
  groups: readonly [Group, Group, Group]
}

type PageWords = { title: string; slug: string; text: string }

/** All words of a starter in one language. Texts say what belongs there. */
export type StarterWords = {
  locale: string
  currency: string
  name: string
  /** The first parts of addresses; without them, those of the specification. */
  addresses?: EnteredAddresses
  kinds: Record<PropertyKind, KindWords>
  pictures: Record<
    'front' | 'room' | 'stair' | 'garden' | 'roofs' | 'door' | 'balcony' | 'table',
    string
  >
  home: { title: string; subtitle: string; intro: string; housesTitle: string }
  overview: { title: string; text: string }
  group: { text: string }
  unit: { text: string; footnote: string }
  gallery: { title: string; slug: string; description: string }
  map: { title: string; subtitle: string; address: string }
  about: PageWords
  location: PageWords
  living: PageWords
  questions: PageWords & { heading: string; rows: readonly { title: string; text: string }[] }
  contact: PageWords & { heading: string; subjects: string; email: string; address: string }
  galleries: PageWords
  imprint: PageWords
  privacy: PageWords
  cookies: PageWords
  accessibility: PageWords
  menu: { property: string; more: string; units: string; overview: string }
}
