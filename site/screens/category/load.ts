import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { shownListings } from '@belvedere/blocks/parts/listing/listing.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import { printChoice, readChoice } from '../../content/list-choice.ts'
import { categoryPage } from '../../content/pages.ts'
import type { Screen } from '../screen.ts'
import { fetchHouses, type Houses } from './houses.ts'
import { Category } from './view.tsx'

type Wanted = { slug: string; search: string }

/** A category: what a visitor has chosen to see of its listings, then its blocks. */
export async function loadCategory(ask: ContentClient, wanted: Wanted): Promise<Screen> {
  const { slug } = wanted
  const choice = readChoice(wanted.search)
  const [{ data, tags: own }, houses] = await Promise.all([
    ask(categoryPage, { slug }),
    fetchHouses(ask, slug, choice),
  ])
  const tags = [...own, ...houses.tags]
  const { record } = data
  if (!record) return { is: 'nothing', tags }
  const path = `/real-estate/${slug}`
  const page = Math.min(choice.page, lastPage(houses))
  if (page !== choice.page) {
    return { is: 'moved', to: address(path, { ...choice, page }), status: 307, tags }
  }
  const { title, description, _seoMetaTags: seo, _shareImage: share, blocks } = record
  const props = {
    ...{ title: title ?? '', description, path, choice, pages: lastPage(houses) },
    ...{ picture: pictureOf(record.featuredImage), counts: houses.counts },
    ...{ overview: data.overview, listings: shownListings(houses.listings) },
  }
  const opening = { type: 'category_screen', view: () => createElement(Category, props) }
  const canonical = address(path, { ...readChoice(''), page })
  return { is: 'page', page: { title, seo, share, blocks, opening, canonical }, tags }
}

/** A list that has become shorter is sent to its end, not away. */
function lastPage({ counts, perPage }: Houses) {
  return Math.max(1, Math.ceil(counts.chosen / perPage))
}

function address(path: string, choice: ReturnType<typeof readChoice>) {
  const search = printChoice(choice)
  return search ? `${path}?${search}` : path
}
