import type { Block } from 'payload'
import { mediaListField } from '../parts/media-item/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'

export const storytellingOffset: Block = {
  slug: 'storytelling_offset',
  interfaceName: 'StorytellingOffsetRecord',
  labels: { singular: 'Storytelling, three pictures', plural: 'Storytellings, three pictures' },
  admin: { group: 'Scroll stories' },
  fields: [
    requiredList(
      mediaListField({
        maxRows: 3,
        description: 'A tall one, a wide one, and a small one that overlaps both.',
      }),
    ),
  ],
}
