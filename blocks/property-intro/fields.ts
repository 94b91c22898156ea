import type { Block } from 'payload'
import { bodyField } from '../parts/text/fields.ts'

export const propertyIntro: Block = {
  slug: 'property_intro',
  interfaceName: 'PropertyIntroRecord',
  labels: { singular: 'Property introduction', plural: 'Property introductions' },
  admin: { group: 'Real estate' },
  fields: [
    {
      ...bodyField('Text', 'A few sentences in large type.'),
      name: 'description',
      required: true,
    },
  ],
}
