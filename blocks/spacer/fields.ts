import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'

export const spacer: Block = {
  slug: 'spacer',
  interfaceName: 'SpacerRecord',
  labels: { singular: 'Spacer', plural: 'Spacers' },
  admin: { group: 'Location and layout' },
  fields: [
    {
      name: 'spacing',
      label: 'Height',
      type: 'number',
      required: true,
      defaultValue: 96,
      min: 0,
      max: 480,
      admin: {
        description: 'In pixels on a screen 1440 pixels wide. Phones show 60 % of it.',
      },
    },
    {
      name: 'negative',
      label: 'Pull the next block up instead',
      type: 'checkbox',
      defaultValue: false,
    },
    customizeField(),
  ],
}
