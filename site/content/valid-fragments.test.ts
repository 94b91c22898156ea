import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { validFragments } from './valid-fragments.ts'

const SDL = 'type Query { intro: IntroRecord } type IntroRecord { text: String }'
const intro = parse('fragment Intro on IntroRecord { text }')

test('a fragment with an unknown field or type excludes only its own kind', () => {
  const warn = vi.fn()
  const fragments = {
    intro,
    quote: parse('fragment Quote on QuoteRecord { text }'),
    hero: parse('fragment Hero on IntroRecord { title }'),
  }
  expect(validFragments(fragments, warn, SDL)).toEqual({ intro })
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^The block kind "quote" is left out: Unknown type .* Run: npm run schema$/,
    ),
    expect.stringMatching(/^The block kind "hero" is left out: Cannot query field "title"/),
  ])
})
