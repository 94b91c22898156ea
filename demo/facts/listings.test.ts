import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFloorPlan } from '@belvedere/content/media/floor-plan/read-floor-plan.ts'
import { toSquareFeet } from '@belvedere/kit/facts/square-feet.ts'
import { expect, test } from 'vitest'
import copyFile from '../copy.json' with { type: 'json' }
import type { Copy, CopyListing } from '../copy.ts'
import { sentencesOf, textsIn } from './texts.ts'

const { listings }: Copy = copyFile

test('a short price is the price, and square feet are the square metres', () => {
  const shortOf = (price: number) => `€${(price / 1e6).toFixed(2)} M`
  const wrong = listings.filter(
    ({ price, priceSmall, area, squareFootage }) =>
      priceSmall !== (price === null ? null : shortOf(price)) ||
      squareFootage !== toSquareFeet(area),
  )
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('the floor of a residence is that of its number, and nothing lies above the top floor', () => {
  const floorOf = ({ unit }: CopyListing) => Number(/\d/.exec(unit)?.[0])
  const flats = listings.filter(({ category }) => category === 'marina-residences')
  const top = Math.max(...flats.map(floorOf))
  const said = flats.flatMap((flat) =>
    textsIn(flat, flat.slug, {}).flatMap(({ text, where }) =>
      [...text.matchAll(/\b(first|top) floor/gi)].map(([, word = '']) => {
        const is = word.toLowerCase() === 'top' ? top : 1
        return { where, is: floorOf(flat) === is }
      }),
    ),
  )
  expect(said.length).toBeGreaterThan(1)
  expect(said.filter(({ is }) => !is)).toEqual([])
})

test('a house on one floor has no stairs on its plan', () => {
  const said = listings.flatMap((listing) =>
    textsIn(listing, listing.slug, {}).flatMap(({ text, where }) =>
      sentencesOf(text)
        .filter((sentence) => /on one floor|no stairs/i.test(sentence))
        .map(() => ({ where, stairs: stairsOf(listing) })),
    ),
  )
  expect(said.length).toBeGreaterThan(1)
  expect(said.filter(({ stairs }) => stairs.length > 0)).toEqual([])
})

function stairsOf({ slug }: CopyListing): string[] {
  const svg = readFileSync(join(import.meta.dirname, `../plans/${slug}.svg`), 'utf8')
  const names = readFloorPlan(svg)?.rooms.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(0)
  return names.filter((name) => /stairs/i.test(name))
}
