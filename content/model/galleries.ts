import { hourField } from './hour.ts'
import { pageCollection } from './page-config.ts'
import { seoTab } from './page-tabs.ts'
import { picturesField } from './picture.ts'

const TITLE = 'Name of the gallery, for example “After Dark”.'

export const galleries = pageCollection('galleries', TITLE, {
  admin: {
    group: 'Pages',
    defaultColumns: ['title', 'images', 'slug', '_status', 'updatedAt'],
  },
  defaultSort: 'title',
  fields: [
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
})
