import { expect, test } from 'vitest'
import { cardSizes } from './card-sizes.ts'

/** The number of columns of a list's cards at a screen width, from `sizes`. */
function spans(count: number, width: number, column: number) {
  return Array.from({ length: count }, (_, index) => {
    const share = new RegExp(`${width}px\\) (\\d+)vw`).exec(cardSizes(index, count))?.[1]
    return Math.round(Number(share) / column)
  })
}

test('in three columns wide cards fill every row', () => {
  expect(spans(1, 1024, 30)).toEqual([3])
  expect(spans(4, 1024, 30)).toEqual([2, 1, 1, 2])
  expect(spans(6, 1024, 30)).toEqual([1, 1, 1, 1, 1, 1])
  for (let count = 1; count <= 12; count++) {
    const columns = spans(count, 1024, 30).reduce((sum, span) => sum + span, 0)
    expect(columns % 3, `${count} cards`).toBe(0)
  }
})

test('in two columns the first card of an odd number is wide', () => {
  expect(spans(3, 650, 46)).toEqual([2, 1, 1])
  expect(spans(4, 650, 46)).toEqual([1, 1, 1, 1])
})
