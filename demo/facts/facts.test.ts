import { expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'
import patterns from '../patterns.json' with { type: 'json' }
import { type Around, HOURS, KINDS } from './kinds.ts'
import { countsOf, hoursIn, numberOf } from './numbers.ts'

const copy: Copy = copyFile
const of = (category: string) => copy.listings.filter((listing) => listing.category === category)

type Text = { where: string; text: string; around: Around }

/** Every text of a value, with the number of pictures or items of the part that it belongs to. */
function textsIn(value: unknown, where: string, around: Around): Text[] {
  if (typeof value === 'string') return [{ where, text: value.replaceAll(/[*\n]+/g, ' '), around }]
  if (typeof value !== 'object' || value === null) return []
  const list = Object.entries(value).find(([name]) => name === 'images' || name === 'items')?.[1]
  const own = Array.isArray(list) ? { ...around, items: list.length } : around
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${where}.${name}`, own))
}

const nothing = { copy, items: undefined }
const { listings, categories, ...rest } = copy

const texts: Text[] = [
  ...textsIn({ ...rest, patterns }, 'demo', nothing),
  ...listings.flatMap((listing) => textsIn(listing, listing.slug, { ...nothing, listing })),
  ...categories.flatMap((one) => textsIn(one, one.slug, { ...nothing, category: of(one.slug) })),
]

test('numbers are read in figures and in words', () => {
  expect(['2,100', 'two thousand one hundred', 'forty-two', '1.4'].map(numberOf)).toEqual([
    ...[2100, 2100, 42, 1.4],
  ])
  expect(countsOf('Two and three bedrooms, twelve-metre berth', 'bedrooms?')).toEqual([2, 3])
  expect(countsOf('Two bedrooms, a twelve-metre berth', 'metres?')).toEqual([12])
  expect(hoursIn('From nine until eight, at half past ten, 07:30')).toEqual([9, 8, 10.5, 7.5])
})

test.each(Object.entries(KINDS))('%s in texts are those of the records', (_, { noun, is }) => {
  const found = texts.map((one) => ({ ...one, counts: countsOf(one.text, noun) }))
  expect(found.some(({ counts }) => counts.length > 0)).toBe(true)
  const wrong = found.flatMap(({ where, text, around, counts }) =>
    counts
      .filter((count) => !is(around).includes(count))
      .map((count) => `${where}: ${count} in “${text}”`),
  )
  expect(wrong).toEqual([])
})

test('hours in texts agree with the hours of the place that the sentence is about', () => {
  const sentences = texts.flatMap(({ where, text }) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ where, sentence })),
  )
  const wrong = sentences.flatMap(({ where, sentence }) => {
    const about = HOURS.filter(({ about }) => about.test(sentence))
    const are = new Set(about.flatMap(({ are }) => are))
    const others = about.length > 0 ? hoursIn(sentence).filter((hour) => !are.has(hour)) : []
    return others.map((hour) => `${where}: ${hour} in “${sentence}”`)
  })
  expect(wrong).toEqual([])
  for (const { about } of HOURS)
    expect(sentences.some(({ sentence }) => about.test(sentence))).toBe(true)
})
