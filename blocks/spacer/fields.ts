import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'

export const spacer: Block = {
  slug: 'spacer',
  interfaceName: 'SpacerRecord',
  labels: { singular: 'Spacer', plural: 'Spacers' },
  admin: { group: 'Place and space' },
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
        description: 'In pixels on a 1440 pixel wide screen. Phones show six tenths of it.',
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
