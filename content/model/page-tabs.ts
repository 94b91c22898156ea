import type { Tab, TabsField } from 'payload'
import { blocksField } from './blocks.ts'
import { seoField } from './seo.ts'

/** The content of a record that has a page of its own; its facts come first. */
export function pageTabs(...facts: Tab[]): TabsField {
  return { type: 'tabs', tabs: [...facts, { label: 'Content', fields: [blocksField()] }, seoTab()] }
}

/** What search engines and link previews show of the page. */
export function seoTab(): Tab {
  return { label: 'Search and sharing', fields: [seoField()] }
}
