import type { CollectionConfig, GlobalConfig } from 'payload'
import {
  COLLECTION_PAGES,
  GLOBAL_PAGES,
  type PageCollection,
  type PageGlobal,
  typeNameOf,
} from '../kinds/table.ts'
import { editedInStudio, readPublished, settingsEditedInStudio } from '../payload/access.ts'
import { globalWithDrafts, withDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { fixedPreview, recordPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { titleField } from './title.ts'

type Own<Config> = Omit<Config, 'slug' | 'labels' | 'graphQL' | 'access' | 'versions'>

/**
 * A collection of pages: named as in the table of kinds, with title, slug, drafts, preview and access
 * rules. `title` describes the title to editors.
 */
export function pageCollection(
  slug: PageCollection,
  title: string,
  { admin, fields, ...own }: Own<CollectionConfig>,
): CollectionConfig {
  const { labels, ...page } = COLLECTION_PAGES[slug]
  const type = typeNameOf(page)
  return {
    ...own,
    slug,
    labels,
    graphQL: { singularName: type, pluralName: `${type}s` },
    admin: { useAsTitle: 'title', preview: recordPreview(slug), ...admin },
    access: editedInStudio(readPublished),
    versions: withDrafts,
    fields: [titleField(title), slugField(slug), ...fields],
  }
}

/** A global that is a page: its path is that of the table of kinds. */
export function pageGlobal(
  slug: PageGlobal,
  { admin, fields, ...own }: Own<GlobalConfig>,
): GlobalConfig {
  const page = GLOBAL_PAGES[slug]
  return {
    ...own,
    slug,
    graphQL: { name: typeNameOf(page) },
    admin: { preview: fixedPreview(slug), ...admin },
    access: settingsEditedInStudio(readPublished),
    versions: globalWithDrafts,
    fields: [hourField, ...fields],
  }
}
