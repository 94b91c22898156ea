import type { Crumb } from '@belvedere/ui/crumbs.tsx'
import { words } from './words.ts'

/** The breadcrumb of the real estate overview; empty while that is not published. */
export function realEstateCrumb(overview: object | null): Crumb[] {
  return overview ? [{ label: words.realEstate, to: '/real-estate' }] : []
}
