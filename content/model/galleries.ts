import type { CollectionConfig } from 'payload'
import { editedInStudio, readPublished } from './access.ts'
import { withDrafts } from './drafts.ts'
import { hourField } from './hour.ts'
import { seoTab } from './page-tabs.ts'
import { picturesField } from './picture.ts'
import { recordPreview } from './preview-url.ts'
import { slugField } from './slug.ts'
import { titleField } from './title.ts'

export const galleries: CollectionConfig = {
  slug: 'galleries',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  graphQL: { singularName: 'GalleryRecord', pluralName: 'GalleryRecords' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    preview: recordPreview('galleries'),
    defaultColumns: ['title', 'images', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  access: editedInStudio(readPublished),
  versions: withDrafts,
  fields: [
    titleField('Name of the gallery, for example “After Dark”.'),
    slugField('galleries', '/gallery/'),
    hourField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Pictures',
          fields: [
            picturesField('images', 'Pictures', 'Shown in this order; the first is the cover.'),
          ],
        },
        seoTab(),
      ],
    },
  ],
}
