import { pagePath } from '@belvedere/blocks/page-path.ts'
import type { ContentClient } from '../../content/client.ts'
import { elsewhereQuery } from '../../content/elsewhere.ts'
import { type ListChoice, printChoice } from '../../content/list-choice.ts'
import { filterOf } from './fetch-listings.ts'

/** Another category with listings that match, and its list with the same filter. */
export type Elsewhere = { to: string; title: string; count: number }

/** Where else listings match a choice that none of this category does; the most matches first. */
export async function fetchElsewhere(
  fetchContent: ContentClient,
  choice: ListChoice,
): Promise<{ elsewhere: Elsewhere[]; tags: readonly string[] }> {
  const { data, tags } = await fetchContent(elsewhereQuery, { filter: filterOf(choice) })
  const found = Map.groupBy(data.items, ({ category }) => category?.slug ?? '')
  const search = printChoice({ ...choice, page: 1 })
  const elsewhere = [...found].flatMap(([slug, items]) => {
    const title = items[0]?.category?.title
    if (!slug || !title) return []
    const to = `${pagePath('real_estate_cat', { slug })}?${search}`
    return [{ to, title, count: items.length }]
  })
  return { elsewhere: elsewhere.toSorted((one, other) => other.count - one.count), tags }
}
