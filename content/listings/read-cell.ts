import { checkSlug } from '../model/slug.ts'
import { restoreText } from '../service/spreadsheets/safe-text.ts'
import type { Column, Kind } from './columns.ts'
import type { Library } from './library.ts'
import { SEPARATOR } from './names.ts'
import { readChoice } from './read-choice.ts'
import { readDay } from './read-day.ts'
import { checkNumber, readNumber } from './read-number.ts'
import type { RawCell } from './sheet.ts'
import { type Item, plainText, type ReadValue } from './value.ts'

const YES = new Set(['yes', 'y', 'ja', 'j', 'sí', 'si', 'true', '1', 'x', '✓', '✔'])
const NO = new Set(['no', 'n', 'nein', 'false', '0', '', '✗'])
const A_DATE =
  'Your spreadsheet program has made a date of this cell. Format the cell as text and enter it again.'

/** Reads a cell as the value of its field. An empty cell is null, that of a box is “no”. */
export function readCell(cell: RawCell, { kind, fact }: Column, library: Library): ReadValue {
  if (kind.type === 'day') return readDay(cell)
  if (cell instanceof Date) return { problem: A_DATE }
  if (typeof cell === 'number' && kind.type === 'number') return checkNumber(cell, kind)
  const text = restoreText(plainText(cell === null ? '' : `${cell}`))
  if (text === '' && (fact || kind.type !== 'yesNo')) return { value: null }
  return kind.type === 'yesNo' ? readYesNo(text) : readText(text, kind, library)
}

function readText(
  text: string,
  kind: Exclude<Kind, { type: 'yesNo' | 'day' }>,
  library: Library,
): ReadValue {
  if (kind.type === 'text') return { value: text }
  if (kind.type === 'slug') return readSlug(text)
  if (kind.type === 'number') return readNumber(text, { ...kind, ...library.money })
  if (kind.type === 'choice') return readChoice(text, kind.options)
  const findOne = (name: string) =>
    kind.type === 'pictures'
      ? library.pictures.find(name)
      : findRecord(name, kind.collection, library)
  return readItems(text, kind.isMany, findOne)
}

function readYesNo(text: string): ReadValue {
  const word = text.toLowerCase()
  if (YES.has(word)) return { value: true }
  return NO.has(word) ? { value: false } : { problem: `“${text}” is not clear. Enter Yes or No.` }
}

/** A slug, or the address that ends with it. */
function readSlug(text: string): ReadValue {
  const slug =
    text
      .replace(/[?#].*$/s, '')
      .split('/')
      .findLast(Boolean) ?? ''
  const verdict = checkSlug(slug, slug, 'listing')
  return verdict === true ? { value: slug } : { problem: verdict }
}

type Found = { item: Item } | { problem: string }

function findRecord(name: string, collection: string, { records }: Library): Found {
  const names = records.get(collection)
  const found = names?.find(name) ?? []
  const [only] = found
  if (only && found.length === 1) return { item: { id: only.id } }
  if (only) {
    const slugs = found.map(({ slug }) => slug).join(', ')
    return { problem: `Several are called “${name}”. Enter the slug of one: ${slugs}.` }
  }
  return { problem: `There is no “${name}”. Enter one of: ${names?.list() ?? 'none yet'}.` }
}

/** A name may contain a comma, so the whole cell is tried first. */
function readItems(text: string, isMany: boolean, findOne: (name: string) => Found): ReadValue {
  const whole = findOne(text)
  if ('item' in whole) return { value: [whole.item] }
  const names = text.split(SEPARATOR).map((name) => name.trim())
  const given = names.filter(Boolean)
  if (given.length < 2) return whole
  if (!isMany) return { problem: 'Enter one name only.' }
  const found = given.map(findOne)
  const problems = found.flatMap((each) => ('problem' in each ? [each.problem] : []))
  if (problems.length > 0) return { problem: problems.join(' ') }
  return { value: found.flatMap((each) => ('item' in each ? [each.item] : [])) }
}
