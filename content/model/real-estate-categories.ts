import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { seenOnSite } from './on-site.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { slugField } from './slug.ts'
import { descriptionField, titleField } from './title.ts'

export const realEstateCategories: CollectionConfig = {
  slug: 'real-estate-categories',
  labels: { singular: 'Category', plural: 'Categories' },
  graphQL: { singularName: 'RealEstateCatRecord', pluralName: 'RealEstateCatRecords' },
  admin: {
    group: 'Real estate',
    useAsTitle: 'title',
    preview: seenOnSite('real-estate-categories'),
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
    description:
      'Kinds of property. Every listing belongs to one, and its address begins with it. Drag them into the order in which visitors see them.',
  },
  orderable: true,
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('In the plural, for example “Lagoon Villas”.'),
    slugField('real-estate-categories', '/real-estate/'),
    pageTabs({
      label: 'Category',
      fields: [
        descriptionField('What the properties of this category have in common, in one line.'),
        pictureField('featuredImage', 'Picture', 'Shown where categories are listed.'),
      ],
    }),
  ],
}
