import { pagePath } from '@belvedere/blocks/page-path.ts'
import type { ContentClient } from '../../content/client.ts'
import { elsewhereQuery, MOST_ELSEWHERE } from '../../content/elsewhere.ts'
import { type ListChoice, printChoice } from '../../content/list-choice.ts'
import { filterOf } from './fetch-listings.ts'

/**
 * Another category with listings that match, and its list with the same filter; without a count if
 * there may be more than were asked for.
 */
export type Elsewhere = { to: string; title: string; count: number | undefined }

/** Where else listings match a choice that none of this category does; the most matches first. */
export async function fetchElsewhere(
  fetchContent: ContentClient,
  choice: ListChoice,
): Promise<{ elsewhere: Elsewhere[]; tags: readonly string[] }> {
  const asked = { filter: filterOf(choice), first: MOST_ELSEWHERE }
  const { data, tags } = await fetchContent(elsewhereQuery, asked)
  const isAll = data.items.length < MOST_ELSEWHERE
  const found = Map.groupBy(data.items, ({ category }) => category?.slug ?? '')
  const search = printChoice({ ...choice, page: 1 })
  const sorted = [...found].toSorted(([, one], [, other]) => other.length - one.length)
  const elsewhere = sorted.flatMap(([slug, items]) => {
    const title = items[0]?.category?.title
    if (!slug || !title) return []
    const to = `${pagePath('real_estate_cat', { slug })}?${search}`
    return [{ to, title, count: isAll ? items.length : undefined }]
  })
  return { elsewhere, tags }
}
