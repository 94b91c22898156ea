import { expect, test } from 'vitest'
import copyFile from './copy.json' with { type: 'json' }
import type { Copy, CopyBlock } from './copy.ts'
import { textsIn } from './facts/texts.ts'

const copy: Copy = copyFile
const nouns = new Map(copy.categories.map(({ slug, noun }) => [slug, noun?.one ?? '']))

test('forms call what is sold by the noun of its category, and elsewhere by those of all', () => {
  const ofHouses = copy.listings.flatMap(({ slug, category, blocks }) =>
    subjectsOf(blocks).map((first) => ({ slug, first, is: `A ${nouns.get(category)}` })),
  )
  expect(ofHouses).toHaveLength(copy.listings.length)
  expect(ofHouses.filter(({ first, is }) => first !== is)).toEqual([])
  const { overview, pages } = copy
  const others = [overview, ...pages].flatMap(({ blocks }) => subjectsOf(blocks))
  expect(others.length).toBeGreaterThan(1)
  const missing = others.flatMap((first) =>
    [...nouns.values()].filter((noun) => !first.includes(noun)).map((noun) => [first, noun]),
  )
  expect(missing).toEqual([])
})

test('what is in a house is headed by the noun of its category', () => {
  const headings = copy.listings.flatMap(({ slug, category, blocks }) =>
    blocks.flatMap(({ title }) =>
      String(title).startsWith('In the ')
        ? [{ slug, title, is: `In the ${nouns.get(category)}` }]
        : [],
    ),
  )
  expect(headings).toHaveLength(copy.listings.length)
  expect(headings.filter(({ title, is }) => title !== is)).toEqual([])
})

test('flats are not called houses or villas in the texts of their pages', () => {
  const flats = copy.categories.filter(({ noun }) => !/house|villa/.test(noun?.one ?? 'house'))
  expect(flats.length).toBeGreaterThan(0)
  const records = flats.flatMap((category) => [
    category,
    ...copy.listings.filter((one) => one.category === category.slug),
  ])
  const texts = records.flatMap((record) => textsIn(record, record.slug, {}))
  expect(texts.filter(({ text }) => /\b(?:houses?|villas?)\b/i.test(text))).toEqual([])
})

/** The first subject of each contact form. */
function subjectsOf(blocks: readonly CopyBlock[]): string[] {
  return blocks.flatMap(({ type, subjects }) =>
    type === 'contact_form' ? [String(subjects).split('\n')[0] ?? ''] : [],
  )
}
