import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { blocksField } from './blocks.ts'
import { withDrafts } from './drafts.ts'
import { seoField } from './seo.ts'
import { slugField } from './slug.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  graphQL: { singularName: 'PageRecord', pluralName: 'PageRecords' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    {
      name: 'title',
      label: 'Title',
      type: 'text',
      required: true,
      localized: true,
      admin: { description: 'The page’s name in the studio and in browser tabs.' },
    },
    slugField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [blocksField()] },
        { label: 'Search and sharing', fields: [seoField()] },
      ],
    },
  ],
}
