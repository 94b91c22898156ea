import type { Crumb } from '@belvedere/ui/crumbs.tsx'
import { plainTitle } from '@belvedere/ui/words.ts'
import { words } from './words.ts'

type Category = { slug: string; title: string | null }

/** The breadcrumb of a category. */
export function categoryCrumbs(title: string, overview: object | null): Crumb[] {
  return [...overviewCrumb(overview), { label: plainTitle(title) }]
}

/** The breadcrumb of a listing. */
export function listingCrumbs(
  { title, category }: { title: string; category: Category | null },
  overview: object | null,
): Crumb[] {
  const to = `/real-estate/${category?.slug}`
  const above = category ? [{ label: plainTitle(category.title ?? ''), to }] : []
  return [...overviewCrumb(overview), ...above, { label: plainTitle(title) }]
}

/** The breadcrumb of a gallery. */
export function galleryCrumbs(title: string, hasGalleriesPage: boolean): Crumb[] {
  const above = hasGalleriesPage ? [{ label: words.gallery, to: '/gallery' }] : []
  return [...above, { label: plainTitle(title) }]
}

/** The breadcrumb of the real estate overview; empty while that is not published. */
function overviewCrumb(overview: object | null): Crumb[] {
  return overview ? [{ label: words.realEstate, to: '/real-estate' }] : []
}
