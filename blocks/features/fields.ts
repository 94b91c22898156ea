import type { Block } from 'payload'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const features: Block = {
  slug: 'features',
  interfaceName: 'FeaturesRecord',
  labels: { singular: 'Features', plural: 'Features' },
  admin: { group: 'Text' },
  fields: [
    titleField(),
    requiredList({
      name: 'features',
      label: 'Features',
      labels: { singular: 'Feature', plural: 'Features' },
      type: 'array',
      interfaceName: 'FeaturesItemRecord',
      maxRows: 8,
      fields: [
        { name: 'title', label: 'Title', type: 'text', localized: true, required: true },
        bodyField(),
      ],
      admin: {
        initCollapsed: true,
        description: 'Up to eight, side by side. Three or four look best.',
      },
    }),
  ],
}
