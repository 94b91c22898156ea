import type { Block } from 'payload'

export const propertyIntro: Block = {
  slug: 'property_intro',
  interfaceName: 'PropertyIntroRecord',
  labels: { singular: 'Property introduction', plural: 'Property introductions' },
  admin: { group: 'Real estate' },
  fields: [
    {
      name: 'description',
      label: 'Text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: {
        rows: 5,
        description: 'A few sentences in large type. An empty line starts a paragraph.',
      },
    },
  ],
}
