import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { GroupField, UIField } from 'payload'

/** Fields for search engines and link previews. */
export function seoField(): GroupField {
  return {
    name: 'seo',
    label: 'SEO',
    type: 'group',
    interfaceName: 'SeoRecord',
    fields: [
      foundField,
      {
        name: 'title',
        label: 'Title',
        type: 'text',
        localized: true,
        admin: {
          description: 'Shown in the browser tab and in search results. Up to 60 characters.',
        },
      },
      {
        name: 'description',
        label: 'Description',
        type: 'textarea',
        localized: true,
        admin: {
          rows: 2,
          description: 'One or two sentences of plain text, up to 160 characters.',
        },
      },
      {
        name: 'image',
        label: 'Social image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: onlyPictures,
        admin: {
          description:
            'The picture behind the title in link previews. Leave empty to use the first picture of the page.',
        },
      },
      {
        name: 'noIndex',
        label: 'Hide from search engines',
        type: 'checkbox',
        defaultValue: false,
      },
    ],
  }
}

/** Shows how a page is found, as the editor types. */
const foundField: UIField = {
  name: 'found',
  type: 'ui',
  admin: { components: { Field: '/editing/found/found-panel.tsx#FoundPanel' } },
}
