import type { Crumb } from '@belvedere/ui/crumbs.tsx'
import { type Absolute, type Thing, thing } from './thing.ts'

/** The breadcrumb of a page as a list; nothing for a page without pages above it. */
export function breadcrumbs(crumbs: readonly Crumb[], absolute: Absolute): Thing[] {
  if (crumbs.length < 2) return []
  const items = crumbs.map(({ label, to }, at) =>
    thing('ListItem', { position: at + 1, name: label, item: to && absolute(to) }),
  )
  return [thing('BreadcrumbList', { itemListElement: items })]
}
