/** What a property sells, which names its categories and units. */
export const STARTER_KINDS = ['apartments', 'villas', 'resort', 'offices'] as const
export type StarterKind = (typeof STARTER_KINDS)[number]

/** A group of units on a page of its own. */
type Group = { title: string; slug: string }

/** The words of a kind: one unit, its name inside a sentence, all units, and three groups of them. */
export type KindWords = {
  one: string
  noun: { one: string; other: string }
  all: string
  groups: readonly [Group, Group, Group]
}

type PageWords = { title: string; slug: string; text: string }

/** All words of a starter in one language. Texts say what belongs there. */
export type StarterWords = {
  locale: string
  currency: string
  name: string
  kinds: Record<StarterKind, KindWords>
  pictures: Record<
    'front' | 'room' | 'stair' | 'garden' | 'roofs' | 'door' | 'balcony' | 'table',
    string
  >
  home: { title: string; subtitle: string; intro: string; housesTitle: string }
  overview: { title: string; text: string }
  group: { text: string }
  unit: { text: string; footnote: string }
  gallery: { title: string; slug: string; description: string }
  about: PageWords
  location: PageWords
  living: PageWords
  questions: PageWords & { rows: readonly { title: string; text: string }[] }
  contact: PageWords & { heading: string; subjects: string; email: string; address: string }
  galleries: PageWords
  imprint: PageWords
  privacy: PageWords
  cookies: PageWords
  accessibility: PageWords
  menu: { property: string; more: string; units: string; overview: string }
}
