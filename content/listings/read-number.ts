import { checkAmount } from '@belvedere/kit/facts/value.ts'
import type { Unit } from './columns.ts'
import type { Money } from './library.ts'
import { isOnRequest, readWording } from './units.ts'
import type { ReadValue } from './value.ts'

/** The format of the numbers in a column, and the words that may stand around them. */
type NumberRules = Rules & Money & { unit: Unit; words?: readonly string[] }

/** The numbers that a field takes. */
type Rules = { step: number; isNegativePossible?: boolean }

const notANumber = (text: string, { unit }: NumberRules) =>
  `“${text.trim()}” is not clear as a number. Enter a number such as ${unit === 'none' ? 3 : 1250}.`
const SPACES = /[\s'’_]/g
/** A dash in place of cents: `1.250.000,-`. */
const NO_CENTS = /(\d)[.,][-–—]{1,2}(?=\D*$)/
const PATTERN = /^(?<before>[^\d+−-]*)(?<number>[+−-]?[.,]?\d[\d.,\s'’_]*)(?<after>[^\d]*)$/u

/**
 * Reads a number as people write it: `1.250.000`, `1,250,000`, `1 250 000`, `€4.85m`, `312 m²`.
 *
 * One dot or comma followed by three digits may separate thousands or decimals. In prices and
 * square feet, which are whole numbers, it separates thousands; before “million” and the like
 * decimals; everywhere else it is refused, with both readings.
 */
export function readNumber(text: string, rules: NumberRules): ReadValue {
  const isLong = text.length > MAX_LENGTH
  const read = isLong ? undefined : readClearNumber(text, rules)
  return read ?? { problem: notANumber(isLong ? `${text.slice(0, MAX_LENGTH)}…` : text, rules) }
}

/** Longer than any number with its units. The expressions below take very long for long texts. */
const MAX_LENGTH = 200

function readClearNumber(text: string, rules: NumberRules): ReadValue | undefined {
  const whole = plainForm(text)
  if (rules.unit === 'money' && isOnRequest(whole, rules.onRequest)) return { value: null }
  const plain = readPast(whole, rules.words ?? [])
  const { before = '', number = '', after = '' } = PATTERN.exec(plain)?.groups ?? {}
  if (!number) return undefined
  const wording = readAround([before, after], rules)
  if (!wording || 'problem' in wording) return wording
  const read = readDigits(number.trim().replace('−', '-'), { ...rules, ...wording })
  return !read || 'problem' in read ? read : checkNumber(read.value * wording.factor, rules)
}

/** Square signs and halves contain digits that are not part of the number. */
function plainForm(text: string) {
  const simple = text.replace(/\s*½/, '.5').normalize('NFKC').trim().toLowerCase()
  const withoutDash = simple.replace(NO_CENTS, '$1')
  return withoutDash.replace(/m\^?2$/, 'sqm').replace(/ft\^?2$/, 'sqft')
}

/** A cell without what its column says already: `2,5 Zimmer` or `Rooms: 3` in a column of rooms. */
function readPast(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => withoutWord(rest, plainForm(word)), text)
}

function withoutWord(text: string, word: string): string {
  const [before, after] = [text.slice(0, -word.length), text.slice(word.length)]
  // The ends of other words are none of these: `3 Schlafzimmer` are not `3 Zimmer`.
  const isOwnWord = !/^\p{L}/u.test(word) || !/\p{L}$/u.test(before)
  if (word !== '' && text.endsWith(word) && isOwnWord) return before.trim()
  const isLabel = word !== '' && text.startsWith(word) && !/^\p{L}/u.test(after)
  return isLabel ? after.replace(/^\s*:/, '').trim() : text
}

/**
 * Units are one word in spite of spaces (`sq ft`), or several words are several units (`m EUR`).
 */
function readAround(around: string[], { unit, currency }: NumberRules) {
  const joined = around.map((words) => words.replaceAll(/\s/g, ''))
  const apart = around.flatMap((words) => words.split(/\s+/))
  const tries = [joined, apart, split(joined), split(apart)]
  const readings = tries.map((words) => readWording(words.filter(Boolean), unit, currency))
  const isKnown = (wording: (typeof readings)[number]) => wording && !('problem' in wording)
  return readings.find(isKnown) ?? readings.find((wording) => wording !== undefined)
}

/** A currency sign may be adjacent to the word for millions: `4.85m€`. */
function split(words: string[]) {
  return words.flatMap((word) => word.match(/\p{Sc}|[^\p{Sc}]+/gu) ?? [])
}

/**
 * Removes rounding errors of binary fractions (4.85 million is 4,850,000), and validates the
 * result.
 */
export function checkNumber(number: number, { step, isNegativePossible }: Rules): ReadValue {
  const value = Number(number.toFixed(6))
  const verdict = checkAmount(value, step, isNegativePossible)
  return verdict === true ? { value } : { problem: verdict }
}

type DigitRules = NumberRules & { hasWord: boolean }

function readDigits(
  number: string,
  rules: DigitRules,
): { value: number } | { problem: string } | undefined {
  const grouped = number.split(SPACES)
  const [first = '', ...rest] = grouped
  const hasGaps = rest.length > 0
  const areGroups = rest.every((group, i) =>
    (i < rest.length - 1 ? /^\d{3}$/ : /^\d{3}([.,]\d*)?$/).test(group),
  )
  if (hasGaps && !(areGroups && /^[+-]?\d{1,3}$/.test(first))) return undefined
  const digits = grouped.join('')
  const marks = digits.match(/[.,]/g) ?? []
  if (marks.length === 1 && !hasGaps) return readOneMark(digits, rules)
  return readMarks(digits, marks)
}

/**
 * With several separators, or one after thousands with spaces, only the last one may be a decimal.
 */
function readMarks(digits: string, marks: string[]) {
  const last = marks.at(-1) ?? ''
  const isDecimal = marks.filter((mark) => mark === last).length === 1
  const [whole = '', fraction = ''] = isDecimal && last ? digits.split(last) : [digits]
  const isWhole = /^[+-]?(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole)
  return isWhole
    ? { value: Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || 0}`) }
    : undefined
}

function readOneMark(digits: string, { step, unit, hasWord }: DigitRules) {
  const [whole = '', fraction = ''] = digits.split(/[.,]/)
  const decimal = Number(`${whole || 0}.${fraction || 0}`)
  const canBeThousand = fraction.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(whole)
  if (!canBeThousand || hasWord) return { value: decimal }
  const thousand = Number(whole + fraction)
  if (step === 1 && unit !== 'none') return { value: thousand }
  return {
    problem: `“${digits}” can be ${thousand} or ${decimal}. Enter one of the two, without a thousands mark.`,
  }
}
