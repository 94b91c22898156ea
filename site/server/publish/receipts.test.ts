import { expect, test } from 'vitest'
import { Receipts } from './receipts.ts'

function receiptsAt(times: number[]) {
  return new Receipts(() => times.shift() ?? 0)
}

test('a receipt lists the pages that a change concerned and when they were fresh', () => {
  const receipts = receiptsAt([1040, 1300])
  receipts.begin(7, ['/', '/about'], 1000)
  receipts.note('/about')
  receipts.note('/other')
  expect(receipts.read(7)).toEqual({
    sequence: 7,
    pages: 2,
    waiting: 1,
    freshAfterMs: null,
    first: [
      { path: '/about', freshAfterMs: 40 },
      { path: '/', freshAfterMs: null },
    ],
  })
  receipts.note('/')
  expect(receipts.read(7)).toMatchObject({ waiting: 0, freshAfterMs: 300 })
})

test('a change that was read together with later ones has the same receipt as they', () => {
  const receipts = receiptsAt([])
  receipts.begin(9, [], 0)
  expect(receipts.read(8)).toMatchObject({ sequence: 9, pages: 0, freshAfterMs: 0 })
  expect(receipts.read(10)).toBeUndefined()
})

test('a receipt counts all pages and lists twenty', () => {
  const receipts = receiptsAt(Array.from({ length: 2001 }, () => 40))
  const pages = Array.from({ length: 5000 }, (_, i) => `/p${i}`)
  receipts.begin(1, pages, 0)
  for (const page of pages.slice(0, 2000)) receipts.note(page)
  expect(receipts.read(1)).toMatchObject({ pages: 5000, waiting: 3000, freshAfterMs: null })
  expect(receipts.read(1)?.first).toHaveLength(20)
})

test('the oldest receipts are forgotten', () => {
  const receipts = receiptsAt([])
  for (let sequence = 1; sequence <= 300; sequence++) receipts.begin(sequence, [], 0)
  expect(receipts.read(1)).toMatchObject({ sequence: 101 })
})
