import { pagePath } from '@belvedere/blocks/page-path.ts'
import { addresses } from '@belvedere/kit/addresses.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { Crumb } from '@belvedere/ui/crumbs.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'

type Category = { slug: string; title: string | null }

/** The breadcrumb of a category. */
export function categoryCrumbs(title: string, overview: object | null, words: SiteWords): Crumb[] {
  return [...overviewCrumb(overview, words), { label: plainTitle(title) }]
}

/** The breadcrumb of a listing. */
export function listingCrumbs(
  { title, category }: { title: string; category: Category | null },
  overview: object | null,
  words: SiteWords,
): Crumb[] {
  const above = category ? [categoryCrumb(category)] : []
  return [...overviewCrumb(overview, words), ...above, { label: plainTitle(title) }]
}

function categoryCrumb({ slug, title }: Category): Crumb {
  return { label: plainTitle(title ?? ''), to: pagePath('real_estate_cat', { slug }) }
}

/** The breadcrumb of a gallery. */
export function galleryCrumbs(title: string, hasGalleriesPage: boolean, words: SiteWords): Crumb[] {
  const to = pagePath('page', { slug: addresses().gallery })
  const above = hasGalleriesPage ? [{ label: words.pages.gallery, to }] : []
  return [...above, { label: plainTitle(title) }]
}

/** The breadcrumb of the real estate overview; empty while that is not published. */
function overviewCrumb(overview: object | null, { pages }: SiteWords): Crumb[] {
  return overview ? [{ label: pages.realEstate, to: pagePath('real_estate_overview') }] : []
}
