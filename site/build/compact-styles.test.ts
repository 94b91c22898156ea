import { expect, test } from 'vitest'
import { compact } from './compact-styles.ts'

test('spaces after commas and around slashes are removed', () => {
  const css = 'a{font:500 var(--s) / 1.35 var(--sans);transition:scale .4s, translate .6s}'
  expect(compact(css)).toBe(
    'a{font:500 var(--s)/1.35 var(--sans);transition:scale .4s,translate .6s}',
  )
})

test('strings and universal selectors keep their spaces', () => {
  const css = `a::after{content:"\\" , / "}b *  , c > * d{quotes:' / '}`
  expect(compact(css)).toBe(`a::after{content:"\\" , / "}b *  ,c > * d{quotes:' / '}`)
})
