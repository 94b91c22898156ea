import { pageAt } from '../../kinds/paths.ts'
import { COLLECTION_PAGES, GLOBAL_PAGES, pageCollections } from '../../kinds/table.ts'

/**
 * The position of the sun on the arc, 0 (sunrise) to 1 (sunset): the pages of a site follow one
 * day, from the home page in the morning to the listings in the evening. The galleries page has the
 * hour of a gallery.
 */
export function hourOf(path: string): number {
  const page = pageAt(path)
  if (page && 'global' in page) return GLOBAL_PAGES[page.global].shareHour
  const below = pageCollections.find((collection) => COLLECTION_PAGES[collection].below === path)
  return COLLECTION_PAGES[below ?? page?.collection ?? 'pages'].shareHour
}
