import { pagePath } from '@belvedere/blocks/page-path.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import { shownListings } from '@belvedere/blocks/parts/listing/listing.ts'
import { createElement } from 'react'
import type { ContentClient } from '../../content/client.ts'
import { printChoice, readChoice } from '../../content/list-choice.ts'
import { categoryPage } from '../../content/pages.ts'
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts'
import type { Facts } from '../../structured-data/thing.ts'
import { categoryCrumbs } from '../crumbs.ts'
import type { OfferedFact, Screen } from '../screen.ts'
import { type Elsewhere, fetchElsewhere } from './elsewhere.ts'
import { type CategoryListings, fetchCategoryListings, offeredChoice } from './fetch-listings.ts'
import { Category } from './view.tsx'

const NOWHERE: { elsewhere: Elsewhere[]; tags: readonly string[] } = { elsewhere: [], tags: [] }

type CategorySelector = { slug: string; search: string }

/** Loads a category: the filtered page of its listings, then its blocks. */
export async function loadCategory(
  fetchContent: ContentClient,
  selector: CategorySelector,
): Promise<Screen> {
  const { slug } = selector
  const choice = readChoice(selector.search)
  const [{ data, tags: own }, result] = await Promise.all([
    fetchContent(categoryPage, { slug }),
    fetchCategoryListings(fetchContent, slug, choice),
  ])
  const { record } = data
  const found = [...own, ...result.tags]
  if (!record) return { is: 'not-found', tags: found }
  const path = pagePath('real_estate_cat', { slug })
  const page = Math.min(choice.page, lastPage(result))
  const wanted = address(path, { ...offeredChoice(choice, result.facts), page })
  if (wanted !== address(path, choice)) return { is: 'moved', to: wanted, status: 307, tags: found }
  const isFilteredEmpty = result.counts.all > 0 && result.counts.chosen === 0
  const { elsewhere, tags: others } = isFilteredEmpty
    ? await fetchElsewhere(fetchContent, choice)
    : NOWHERE
  const tags = [...found, ...others]
  const { title, description, _seoMetaTags: seo, _shareImage: share, hour, blocks } = record
  const props = {
    title: title ?? '',
    description,
    path,
    choice,
    pages: lastPage(result),
    picture: pictureOf(record.featuredImage),
    counts: result.counts,
    facts: result.facts,
    overview: data.overview,
    elsewhere,
    listings: shownListings(result.listings),
  }
  const opening = { type: 'category_screen', props, view: () => createElement(Category, props) }
  const canonical = address(path, { ...readChoice(''), page })
  const facts: Facts = {
    props: { title: props.title, overview: data.overview },
    things: (absolute, words) =>
      breadcrumbs(categoryCrumbs(props.title, data.overview, words), absolute),
  }
  const named = { hour, parentHour: data.overview?.hour, noun: record.noun }
  return {
    is: 'page',
    page: { title, seo, share, ...named, blocks, opening, canonical, facts, offered: result.facts },
    tags,
  }
}

/** The last page; pages beyond it redirect to it, since lists can become shorter. */
function lastPage({ counts, perPage }: CategoryListings) {
  return Math.max(1, Math.ceil(counts.chosen / perPage))
}

/**
 * Where an address with facts that its list does not offer leads to, without asking for the list;
 * undefined for one that stays.
 */
export function offeredAddress(
  { path, search }: { path: string; search: string },
  offered: readonly OfferedFact[],
): string | undefined {
  const choice = readChoice(search)
  const wanted = address(path, offeredChoice(choice, offered))
  return wanted === address(path, choice) ? undefined : wanted
}

function address(path: string, choice: ReturnType<typeof readChoice>) {
  const search = printChoice(choice)
  return search ? `${path}?${search}` : path
}
