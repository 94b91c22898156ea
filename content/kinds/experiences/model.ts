import { hourField } from '../../model/hour.ts'
import { pageCollection } from '../../model/page-config.ts'
import { pageTabs } from '../../model/page-tabs.ts'
import { pictureField } from '../../model/picture.ts'
import { descriptionField } from '../../model/title.ts'

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
