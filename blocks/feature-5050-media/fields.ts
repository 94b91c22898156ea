import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { mediaListField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const feature5050Media: Block = {
  slug: 'feature_5050_media',
  interfaceName: 'Feature5050MediaRecord',
  labels: { singular: 'Feature 50/50, two pictures', plural: 'Features 50/50, two pictures' },
  admin: { group: 'Text and media' },
  fields: [
    textField(),
    hourField(),
    linkField(),
    mediaListField({
      maxRows: 2,
      description: 'A large one, then a small one that overlaps its corner.',
    }),
  ],
}
