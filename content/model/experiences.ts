import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { seenOnSite } from './on-site.ts'
import { pageTabs } from './page-tabs.ts'
import { pictureField } from './picture.ts'
import { slugField } from './slug.ts'
import { descriptionField, titleField } from './title.ts'

export const experiences: CollectionConfig = {
  slug: 'experiences',
  labels: { singular: 'Experience', plural: 'Experiences' },
  graphQL: { singularName: 'ExperienceRecord', pluralName: 'ExperienceRecords' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    preview: seenOnSite('experiences'),
    defaultColumns: ['title', 'featuredImage', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('What there is to do, for example “Under Sail”.'),
    slugField('experiences', '/experiences/'),
    pageTabs({
      label: 'Experience',
      fields: [
        descriptionField('One line, shown where experiences are listed.'),
        pictureField('featuredImage', 'Picture', 'Shown where experiences are listed.'),
      ],
    }),
  ],
}
