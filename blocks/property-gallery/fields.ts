import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const propertyGallery: Block = {
  slug: 'property_gallery',
  interfaceName: 'PropertyGalleryRecord',
  labels: { singular: 'Property gallery', plural: 'Property galleries' },
  admin: { group: 'Real estate' },
  fields: [
    titleField(),
    requiredList({
      name: 'tabs',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      type: 'array',
      interfaceName: 'PropertyGalleryTabRecord',
      fields: [
        {
          name: 'label',
          label: 'Label',
          type: 'text',
          localized: true,
          required: true,
          admin: { placeholder: 'Terrace', description: 'One or two words on the tab.' },
        },
        mediaItemField(),
      ],
      admin: {
        initCollapsed: true,
        description: 'One picture is shown at a time, as wide as the page.',
      },
    }),
  ],
}
