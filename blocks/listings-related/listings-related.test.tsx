import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { render } from '@belvedere/ui/testing/render.ts'
import { WordsContext } from '@belvedere/ui/use-words.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { elsewhere, extreme, full, sparse } from './fixture.ts'
import { ListingsRelated } from './view.tsx'

const body = (block: typeof full) => render(<ListingsRelated {...block} place={place} />)

const find = (block: typeof full, selector: string) => body(block).querySelector(selector)

const OVERVIEW = 'a[href="/real-estate"]'
const CATEGORY = 'a[href="/real-estate/lagoon-villas"]'

test('shows three listings, a heading and a link to the category', () => {
  expect(find(full, 'h2#title-7')?.textContent).toBe('Nearby houses')
  expect(body(full).querySelectorAll('li')).toHaveLength(3)
  expect(find(full, CATEGORY)?.textContent).toBe('All Lake Villas')
})

test('the noun of the category is said only of listings of that category', () => {
  const general = wordsOf('en')
  const words = { ...wordsOf('en', { 'listing.home.other': 'villas' }), general }
  const titleOf = (block: typeof full) =>
    render(
      <WordsContext value={words}>
        <ListingsRelated {...block} place={place} />
      </WordsContext>,
    ).querySelector('h2')?.textContent
  expect(titleOf(full)).toBe('Nearby villas')
  const [first, ...others] = full.items
  if (!first) throw new Error('no listing')
  const pine = { ...first, category: { slug: 'pine-houses' } }
  expect(titleOf({ ...full, items: [pine, ...others] })).toBe('Nearby houses')
})

test('shows the newest listings and a link to all outside listing pages', () => {
  expect(find(elsewhere, 'h2')?.textContent).toBe('Newly released')
  expect(find(elsewhere, OVERVIEW)?.textContent).toBe('All houses')
})

test('omits the link to the overview while it is not public', () => {
  const withoutOverview = { ...elsewhere, overview: null }
  expect(find(withoutOverview, 'h2')?.textContent).toBe('Newly released')
  expect(find(withoutOverview, OVERVIEW)).toBeNull()
  expect(find({ ...full, overview: null }, CATEGORY)?.textContent).toBe('All Lake Villas')
})

test('replaces a listing without a public category by the extra one', () => {
  expect(body(extreme).querySelectorAll('li')).toHaveLength(3)
  expect(body(extreme).textContent).not.toContain('Villa Juniper')
})

test('renders a single listing, and nothing without listings', () => {
  expect(body(sparse).querySelectorAll('li')).toHaveLength(1)
  expect(body({ ...full, items: [] }).hasChildNodes()).toBe(false)
})
