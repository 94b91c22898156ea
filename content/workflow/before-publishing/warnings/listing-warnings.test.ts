import { expect, test } from 'vitest'
import { warningsAbout } from './listing-warnings.ts'

const range = { category: 'Villas', lowest: 1_200_000, highest: 4_100_000 }
const format = (price: number) => price.toLocaleString('en')
const sentences = (listing: object) =>
  warningsAbout({ thumbnail: 1, ...listing }, range, format).map(
    ({ path, sentence }) => `${path} ${sentence}`,
  )

test('a listing without a picture gets a warning, whichever field it would be in', () => {
  expect(sentences({ thumbnail: null, pictures: [] })).toEqual([
    expect.stringMatching(/^pictures There is no picture. Until you add one, cards show its name/),
  ])
  expect(sentences({ thumbnail: null, pictures: [4] })).toEqual([])
  expect(sentences({ thumbnail: 4, pictures: null })).toEqual([])
})

test.each([
  [0, /^price The price is 0/],
  [240_000, /^price 240,000 is below .*“Villas”: 1,200,000 to 4,100,000/],
  [41_000_000, /^price 41,000,000 is above/],
])('the price %d gets a warning', (price, words) => {
  expect(sentences({ price })).toEqual([expect.stringMatching(words)])
})

test.each([null, undefined, 1_200_000, 4_100_000, 2_000_000])(
  'the price %j gets no warning',
  (price) => {
    expect(sentences({ price })).toEqual([])
  },
)

test('with too few other prices there is no range to be outside of', () => {
  expect(warningsAbout({ thumbnail: 1, price: 5 }, undefined, format)).toEqual([])
})
