import type { Crumb } from '@belvedere/ui/crumbs.tsx'
import { words } from './words.ts'

/** The step of the real estate; none while its overview is not public. */
export function realEstateCrumb(overview: object | null): Crumb[] {
  return overview ? [{ label: words.realEstate, to: '/real-estate' }] : []
}
