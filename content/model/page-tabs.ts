import type { Tab, TabsField } from 'payload'
import { blocksField } from './blocks.ts'
import { seoField } from './seo.ts'

/** The tabs of a record that has a page: the given ones, then content and SEO. */
export function pageTabs(...first: Tab[]): TabsField {
  return { type: 'tabs', tabs: [...first, { label: 'Content', fields: [blocksField()] }, seoTab()] }
}

/** The tab with the fields for search engines and link previews. */
export function seoTab(): Tab {
  return { label: 'SEO', fields: [seoField()] }
}
