import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { clockOf } from '@belvedere/site/screens/listing/day/clock.ts'
import { expect, test } from 'vitest'
import { CLAIMS, NO_HOURS } from './claims.ts'
import { copy } from './delivered.ts'
import { DAYS, type HouseSun, sunIn } from './house-sun.ts'
import { onMap, onPage } from './shown.ts'
import { sentencesAbout } from './texts.ts'

const houses = copy.listings.map((house) => ({ house, name: house.slug, sun: sunIn(house) }))

test.each(houses)(
  'the terrace of $name has the same hours on its page and on the map',
  ({ house }) => {
    const hours = onMap(house)
    expect(hours).toHaveLength(3)
    for (const day of hours) expect(day).toMatch(/^\d\d:\d\d–\d\d:\d\d|^in shade$/)
    expect(onPage(house)).toEqual(hours)
  },
)

test.each(houses)('what words and captions say of the sun of $name is so', ({ house, sun }) => {
  for (const sentence of sentencesAbout(house)) {
    const claims = CLAIMS.filter(({ says }) => says.test(sentence))
    expect(claims.length > 0 || NO_HOURS.test(sentence), `No figure for “${sentence}”`).toBe(true)
    for (const { is } of claims) expect(is(sun), sentence).toBe(true)
  }
})

test('every claim is made by a sentence', () => {
  const sentences = houses.flatMap(({ house }) => sentencesAbout(house))
  const unsaid = CLAIMS.filter(({ says }) => !sentences.some((sentence) => says.test(sentence)))
  expect(unsaid.map(({ says }) => says.source)).toEqual([])
})

/** The mean of a figure over the houses of a neighbourhood and the three days. */
function meanOf(category: string, figure: (sun: HouseSun, date: string) => number): number {
  const suns = houses.filter(({ house }) => house.category === category)
  const all = suns.flatMap(({ sun }) =>
    DAYS.map((date) => figure(sun, date)).filter(Number.isFinite),
  )
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

test('Sea Villas wake early, Lagoon Villas stay up late, Pine Houses keep the shade', () => {
  const first = (sun: HouseSun, date: string) => sun.first(sun.terrace, date)
  const last = (sun: HouseSun, date: string) => sun.last(sun.terrace, date)
  const minutes = (sun: HouseSun, date: string) => sun.minutes(sun.terrace, date)
  expect(JSON.stringify(copy.home)).toContain('Sea Villas wake early, Lagoon Villas stay up late')
  expect(meanOf('sea-villas', first)).toBeLessThan(meanOf('lagoon-villas', first))
  expect(meanOf('lagoon-villas', last)).toBeGreaterThan(meanOf('sea-villas', last))
  for (const { slug } of copy.categories.filter(({ slug }) => slug !== 'pine-houses'))
    expect(meanOf('pine-houses', minutes), slug).toBeLessThan(meanOf(slug, minutes))
})

/** The hours of sunrise and sunset in the tables of the PDF, or why they cannot be read. */
function inTables(): { text: string } | { reason: string } {
  const file = join(projectRoot(), 'demo/documents/tide-and-wind-tables-2026.pdf')
  const { error, stdout } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  return error ? { reason: `pdftotext cannot be run (${error.message})` } : { text: stdout }
}

test('the sun of the tide tables rises and sets as that of every house', ({ skip }) => {
  const tables = inTables()
  if ('reason' in tables) return skip(tables.reason)
  const clock = clockOf(copy.site.locale)
  for (const { sun } of houses)
    for (const date of DAYS) {
      const hours = `${clock(sun.rise(date))}   ${clock(sun.set(date))}`
      expect(tables.text).toMatch(new RegExp(hours.replace(/ +/, ' +')))
    }
})
