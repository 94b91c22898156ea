import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { mediaListField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const storytellingV3: Block = {
  slug: 'storytelling_v3',
  interfaceName: 'StorytellingV3Record',
  labels: { singular: 'Storytelling, two pictures', plural: 'Storytellings, two pictures' },
  admin: { group: 'Scroll stories' },
  fields: [
    textField(),
    hourField(),
    mediaListField({
      maxRows: 2,
      description: 'The first is high on the left, the second low on the right.',
    }),
  ],
}
