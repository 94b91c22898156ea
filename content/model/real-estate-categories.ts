import { hourField } from './hour.ts'
import { pageCollection } from './page-config.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { descriptionField } from './title.ts'

const TITLE = 'A plural, for example “Lake Villas”.'

export const realEstateCategories = pageCollection('real-estate-categories', TITLE, {
  admin: {
    group: 'Real estate',
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
    description:
      'Kinds of property. Every listing belongs to one. Drag them into the order in which visitors see them.',
  },
  orderable: true,
  fields: [
    hourField,
    pageTabs({
      label: 'Category',
      fields: [
        descriptionField('One line about the properties of this category.'),
        pictureField('featuredImage', 'Picture', 'Shown in lists of categories.'),
      ],
    }),
  ],
})
