import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { GroupField } from 'payload'

/** What search engines and link previews show of a page. */
export function seoField(): GroupField {
  return {
    name: 'seo',
    label: 'Search and sharing',
    type: 'group',
    interfaceName: 'SeoRecord',
    fields: [
      {
        name: 'title',
        label: 'Title',
        type: 'text',
        localized: true,
        admin: { description: 'Shown in the browser tab and in search results. Up to 60 letters.' },
      },
      {
        name: 'description',
        label: 'Description',
        type: 'textarea',
        localized: true,
        admin: { rows: 2, description: 'One or two sentences, up to 160 letters.' },
      },
      {
        name: 'image',
        label: 'Share picture',
        type: 'upload',
        relationTo: 'media',
        filterOptions: onlyPictures,
        admin: { description: 'Left empty, the first picture of the page is used.' },
      },
      {
        name: 'noIndex',
        label: 'Keep this page out of search engines',
        type: 'checkbox',
        defaultValue: false,
      },
    ],
  }
}
