import type { en, enNouns } from './en.ts'

/** A sentence for each number of things; the form for a number follows from the language. */
export type Plural = { one: string; other: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'one' | 'other'>, string>
>

/** A text, or its forms; `{name}` stands for a value. */
export type Word = string | Plural

type English = typeof en

export type Group = keyof English

/** The words of a language: a language without one of them does not compile. */
export type Words = {
  [Name in Group]: {
    [Key in keyof English[Name]]: English[Name][Key] extends string ? string : Plural
  }
}

/** What properties of each kind sell, in one language. */
export type Nouns = Record<keyof typeof enNouns, Plural>

/** The words of a site: those of its language, with its owner’s in their place. */
export type SiteWords = Words & {
  /** The screen of a failure (500); without words of its own it has those of a missing page. */
  failed: Words['notFound']
  /** On a page with a noun of its own: the words of the other pages. */
  general?: SiteWords
  /** The language and the number format of the site. */
  locale: string
}
