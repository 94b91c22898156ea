import { sunTimes } from '@belvedere/kit/sun/times.ts'
import { expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'
import documents from '../documents/words.json' with { type: 'json' }
import patterns from '../patterns.json' with { type: 'json' }
import { type Around, hoursOf, KINDS } from './kinds.ts'
import { countsOf, hoursIn, numberOf } from './numbers.ts'

const copy: Copy = copyFile
const of = (category: string) => copy.listings.filter((listing) => listing.category === category)

const hours = hoursOf(copy)

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
  ...Object.entries(documents).flatMap(([document, words]) =>
    textsIn(words, document, { ...nothing, document }),
  ),
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
    const about = hours.filter(({ about }) => about.test(sentence))
    const are = new Set(about.flatMap(({ are }) => are))
    const others = about.length > 0 ? hoursIn(sentence).filter((hour) => !are.has(hour)) : []
    return others.map((hour) => `${where}: ${hour} in “${sentence}”`)
  })
  expect(wrong).toEqual([])
  for (const { about } of hours)
    expect(sentences.some(({ sentence }) => about.test(sentence))).toBe(true)
})

/** An hour of the day on the lagoon, in minutes after midnight. */
function hourOf(title: string): number {
  const hour = texts.find(
    ({ text, where }, at) =>
      /^\d\d:\d\d$/.test(text) && texts[at + 1]?.text === title && where.includes('pages'),
  )
  const [hours = 0, minutes = 0] = hour?.text.split(':').map(Number) ?? []
  return hours * 60 + minutes
}

/** When the sun rises and sets by the clocks of Punta Alba, in minutes after midnight. */
function sunOn(day: string) {
  const { lat = 0, lng = 0, timeZone = 'UTC' } = copy.site
  const times = sunTimes(day, lat, lng, timeZone)
  if (times.kind !== 'rises') throw new Error(`No sunrise on ${day}.`)
  const minutesOf = (time: Date) => {
    const clock = time.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    return hours * 60 + minutes
  }
  return { rise: minutesOf(times.sunrise), set: minutesOf(times.sunset) }
}

test('a day on the lagoon begins after sunrise and ends with the sunset of summer', () => {
  expect(hourOf('Swim')).toBeGreaterThan(sunOn('2026-06-21').rise)
  // “From early May to the middle of August it goes down within a quarter of an hour of this time.”
  for (const day of ['2026-05-05', '2026-06-21', '2026-08-15'])
    expect(Math.abs(hourOf('Watch') - sunOn(day).set)).toBeLessThanOrEqual(15)
  // “In winter, bring the chair out at six.”
  const guide = documents['lagoon-guide'].join(' ')
  expect(guide).toContain('in winter, bring the chair out at six')
  expect(Math.abs(18 * 60 - sunOn('2026-12-21').set)).toBeLessThanOrEqual(20)
})
