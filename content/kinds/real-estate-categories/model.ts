import { hourField } from '../../model/hour.ts'
import { pageCollection } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'
import { pictureField } from '../../model/picture.ts'
import { descriptionField } from '../../model/title.ts'

const TITLE = 'A plural, for example “Garden flats”.'

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
