import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { eyebrowField } from '../parts/text/fields.ts'

export const intro: Block = {
  slug: 'intro',
  interfaceName: 'IntroRecord',
  labels: { singular: 'Intro', plural: 'Intros' },
  admin: { group: 'Heroes and banners' },
  fields: [
    eyebrowField(),
    hourField(),
    {
      name: 'text',
      label: 'Text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: {
        rows: 4,
        description:
          'Plain text in large type. Line breaks are kept, and *asterisks* make a word italic.',
      },
    },
    { name: 'xl', label: 'Extra large', type: 'checkbox', defaultValue: false },
  ],
}
