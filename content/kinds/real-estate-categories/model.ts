import type { GroupField } from 'payload'
import { hourField } from '../../model/hour.ts'
import { pageCollection } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'
import { pictureField } from '../../model/picture.ts'
import { descriptionField } from '../../model/title.ts'

const TITLE = 'A plural, for example “Garden flats”.'

/** What the listings of a category are called, where that is not what the whole property sells. */
const nounField: GroupField = {
  name: 'noun',
  label: 'What one of them is called',
  type: 'group',
  admin: {
    description:
      'In the middle of a sentence, on the pages of this category: “residence”, “residences”. Leave both empty for the word of the whole site.',
  },
  fields: [
    { name: 'one', label: 'One', type: 'text', maxLength: 40, localized: true },
    { name: 'many', label: 'Several', type: 'text', maxLength: 40, localized: true },
  ],
}

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
        nounField,
      ],
    }),
  ],
})
