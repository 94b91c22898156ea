import { hourField } from '../../model/hour.ts'
import { pageCollection } from '../../model/page-config.ts'
import { seoTab } from '../../model/page-tabs.ts'
import { picturesField } from '../../model/picture.ts'

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
