import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { recordPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { descriptionField, titleField } from './title.ts'

export const realEstateCategories: CollectionConfig = {
  slug: 'real-estate-categories',
  labels: { singular: 'Category', plural: 'Categories' },
  graphQL: { singularName: 'RealEstateCatRecord', pluralName: 'RealEstateCatRecords' },
  admin: {
    group: 'Real estate',
    useAsTitle: 'title',
    preview: recordPreview('real-estate-categories'),
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
    description:
      'Kinds of property. Every listing belongs to one. Drag them into the order in which visitors see them.',
  },
  orderable: true,
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('A plural, for example “Lake Villas”.'),
    slugField('real-estate-categories', '/real-estate/'),
    hourField,
    pageTabs({
      label: 'Category',
      fields: [
        descriptionField('One line about the properties of this category.'),
        pictureField('featuredImage', 'Picture', 'Shown in lists of categories.'),
      ],
    }),
  ],
}
