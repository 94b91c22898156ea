import { checkAmount } from '../model/listing-facts.ts'
import { checkSlug } from '../model/slug.ts'

/** A cell as the listing’s field has it, or a sentence about what is wrong with it. */
export type Cell = { value: string | number | null } | { problem: string }

type ReadCell = (text: string) => Cell

/** What a property’s availability may be. */
export const STATUSES = ['available', 'reserved', 'sold'] as const
const MOST_LETTERS = 5000

/** Every column of the file, by its name in the header line; each is a field of a listing. */
export const COLUMNS: Readonly<Record<string, ReadCell>> = {
  slug: (text) => (text === '' ? { value: null } : checked(text, checkSlug(text, text, 'listing'))),
  title: (text) => (text === '' ? { problem: 'Give the listing a title.' } : words(text)),
  category: (text) => (text === '' ? { problem: 'Write the address of a category.' } : words(text)),
  unit: words,
  bedrooms: amount(1),
  bathrooms: amount(0.5),
  area: amount(0.1),
  squareFootage: amount(1),
  price: amount(1),
  priceSmall: words,
  status,
  meshKey: words,
  description: words,
}

function words(text: string): Cell {
  if (text.length > MOST_LETTERS) return { problem: `Write at most ${MOST_LETTERS} letters.` }
  return { value: text || null }
}

function status(text: string): Cell {
  if (text === '') return { value: 'available' }
  const value = STATUSES.find((known) => known === text.toLowerCase())
  return value ? { value } : { problem: `Write ${STATUSES.join(', or ')}.` }
}

/** Digits only: with separators nobody knows whether 1.250 means a thousand or one. */
function amount(step: number): ReadCell {
  return (text) => {
    if (text === '') return { value: null }
    if (!/^-?\d+(\.\d+)?$/.test(text))
      return { problem: `Write digits only, as in ${SAMPLE(step)}.` }
    return checked(Number(text), checkAmount(Number(text), step))
  }
}

const SAMPLE = (step: number) => (step === 1 ? '1250000' : '2.5')

function checked(value: string | number, verdict: string | true): Cell {
  return verdict === true ? { value } : { problem: verdict }
}
