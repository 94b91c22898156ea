import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { recordPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { descriptionField, titleField } from './title.ts'

export const experiences: CollectionConfig = {
  slug: 'experiences',
  labels: { singular: 'Experience', plural: 'Experiences' },
  graphQL: { singularName: 'ExperienceRecord', pluralName: 'ExperienceRecords' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    preview: recordPreview('experiences'),
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('Name of the experience, for example “Under Stars”.'),
    slugField('experiences', '/experiences/'),
    hourField,
    pageTabs({
      label: 'Experience',
      fields: [
        descriptionField('One line, shown in lists of experiences.'),
        pictureField('featuredImage', 'Picture', 'Shown in lists of experiences.'),
      ],
    }),
  ],
}
