import { hourField } from './hour.ts'
import { pageCollection } from './page-config.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { descriptionField } from './title.ts'

const TITLE = 'Name of the experience, for example “Under Stars”.'

export const experiences = pageCollection('experiences', TITLE, {
  admin: {
    group: 'Pages',
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  fields: [
    hourField,
    pageTabs({
      label: 'Experience',
      fields: [
        descriptionField('One line, shown in lists of experiences.'),
        pictureField('featuredImage', 'Picture', 'Shown in lists of experiences.'),
      ],
    }),
  ],
})
