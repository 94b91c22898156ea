import { fillWords } from './fill-words.ts'

/** The words of a site without a brand; an owner may replace each of them. */
export const DEFAULT_WORDS = {
  labels: {
    inquire: 'Inquire',
    menu: 'Menu',
    close: 'Close',
    menuToggle: 'Menu toggle',
    skip: 'Skip to content',
    home: 'Home',
    maps: 'GOOGLE MAPS',
    instagram: 'Instagram',
    mainMenu: 'Main',
    footMenu1: 'Explore',
    footMenu2: 'Real estate',
    legalMenu: 'Legal',
  },
  cookies: {
    title: 'May we join your visit to your enquiry?',
    text: 'With a yes, an enquiry that you send also tells us which pages you saw before it, when, and how you came here. Until you send it, that stays in this browser tab. Your browser keeps your answer for six months. Visits are counted either way, without cookies and without names.',
    loads: 'With a yes, these are loaded as well:',
    more: 'Read more',
    accept: 'Accept',
    decline: 'Decline',
    name: 'Cookie choice',
    again: 'Cookie settings',
  },
  notFound: {
    title: 'Page Not Found',
    heading: 'Page not found',
    text: "Sorry, the page you are looking for could not be found. You can return to our homepage or contact us if you can't find what you are looking for.",
    contact: 'contact us',
    button: 'Homepage',
  },
  away: {
    title: 'This page did not arrive',
    heading: 'This page did not arrive',
    text: 'Something between us and the page failed for a moment. Please try again; if it keeps failing, write to us.',
    contact: 'write to us',
    button: 'Try again',
  },
}

type Group = keyof typeof DEFAULT_WORDS

/** The words of a brand, by group. `failed` is the screen of a failure (500). */
export type BrandWords = typeof DEFAULT_WORDS & { failed: typeof DEFAULT_WORDS.notFound }

/** Words as an owner enters them: any group or word may be missing. */
type EnteredWords = {
  readonly [Name in Group | 'failed']?:
    | { readonly [word: string]: string | null | undefined }
    | null
    | undefined
}

/**
 * The owner's words, or else the default ones; a failure has the words of a missing page (spec §2).
 */
export function wordsOf(entered: EnteredWords | null | undefined): BrandWords {
  const notFound = fillWords(DEFAULT_WORDS.notFound, entered?.notFound)
  return {
    labels: fillWords(DEFAULT_WORDS.labels, entered?.labels),
    cookies: fillWords(DEFAULT_WORDS.cookies, entered?.cookies),
    notFound,
    failed: fillWords(notFound, entered?.failed),
    away: fillWords(DEFAULT_WORDS.away, entered?.away),
  }
}
