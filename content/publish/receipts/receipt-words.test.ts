import { expect, test } from 'vitest'
import { receiptWords } from './receipt-words.ts'

const known = {
  is: 'known',
  pages: 3,
  waiting: 0,
  freshAfterMs: 420,
  first: ['/', '/about'],
} as const
const receipt = (ageMs: number, ...copies: Parameters<typeof receiptWords>[0]['copies']) =>
  receiptWords({ site: 'https://example.org', change: { sequence: 7, ageMs }, copies })

test('the receipt says how many pages are fresh, and after how long', () => {
  expect(receipt(900, known)).toEqual({
    tone: 'fresh',
    text: 'Published. 3 pages fresh on the site after 0.4 s.',
    paths: ['/', '/about'],
  })
})

test('the slowest replica of the site determines the result', () => {
  expect(receipt(900, known, { ...known, waiting: 2, freshAfterMs: null })).toMatchObject({
    tone: 'waiting',
    text: 'Published. 1 of 3 pages fresh on the site.',
  })
})

test('a publish that affects no cached page is reported as finished', () => {
  expect(receipt(900, { ...known, pages: 0, freshAfterMs: 0 })?.text).toContain('The site knows')
})

test.each(['unreachable', 'unknown'] as const)(
  'a site that is %s is waited for, and then reported',
  (is) => {
    expect(receipt(900, { is })).toMatchObject({ tone: 'waiting' })
    expect(receipt(6000, { is })).toMatchObject({ tone: 'late' })
    expect(receipt(6000, { is })?.text).toContain('the site has not answered yet')
    expect(receipt(6000, { is }, known)?.text).toContain('1 of 2 copies')
  },
)

test('without a publish there is no sentence', () => {
  expect(receiptWords({ site: '', change: null, copies: [] })).toBeUndefined()
})
