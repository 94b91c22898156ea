import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { pageTabs } from './page-tabs.ts'
import { recordPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { titleField } from './title.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  graphQL: { singularName: 'PageRecord', pluralName: 'PageRecords' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    preview: recordPreview('pages'),
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('Shown in the studio and in browser tabs.'),
    slugField('pages'),
    hourField,
    pageTabs(),
  ],
}
