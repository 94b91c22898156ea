import { checkAmount } from '../model/listing-facts.ts'
import { checkSlug } from '../model/slug.ts'

/** The value of a cell for the listing's field, or a message for the editor. */
export type Cell = { value: string | number | null } | { problem: string }

type ReadCell = (text: string) => Cell

/** Values of a listing's status. */
export const STATUSES = ['available', 'reserved', 'sold'] as const
const MAX_LENGTH = 5000

/** How each column is read, by its name in the header; each is a field of a listing. */
export const COLUMNS: Readonly<Record<string, ReadCell>> = {
  slug: (text) => (text === '' ? { value: null } : checked(text, checkSlug(text, text, 'listing'))),
  title: (text) => (text === '' ? { problem: 'Give the listing a title.' } : textCell(text)),
  category: (text) => (text === '' ? { problem: 'Enter the slug of a category.' } : textCell(text)),
  unit: textCell,
  bedrooms: amountCell(1),
  bathrooms: amountCell(0.5),
  area: amountCell(0.1),
  squareFootage: amountCell(1),
  price: amountCell(1),
  priceSmall: textCell,
  status: statusCell,
  meshKey: textCell,
  description: textCell,
}

function textCell(text: string): Cell {
  if (text.length > MAX_LENGTH) return { problem: `Use at most ${MAX_LENGTH} characters.` }
  return { value: text || null }
}

function statusCell(text: string): Cell {
  if (text === '') return { value: 'available' }
  const value = STATUSES.find((status) => status === text.toLowerCase())
  return value ? { value } : { problem: `Enter one of: ${STATUSES.join(', ')}.` }
}

/** Digits only: with thousands separators, 1.250 would be ambiguous. */
function amountCell(step: number): ReadCell {
  return (text) => {
    if (text === '') return { value: null }
    if (!/^-?\d+(\.\d+)?$/.test(text))
      return { problem: `Use digits only, for example ${SAMPLE(step)}.` }
    return checked(Number(text), checkAmount(Number(text), step))
  }
}

const SAMPLE = (step: number) => (step === 1 ? '1250000' : '2.5')

function checked(value: string | number, verdict: string | true): Cell {
  return verdict === true ? { value } : { problem: verdict }
}
