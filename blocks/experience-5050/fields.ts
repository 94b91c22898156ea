import type { Block } from 'payload'
import { hourField } from '../parts/hour/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const experience5050: Block = {
  slug: 'experience_5050',
  interfaceName: 'Experience5050Record',
  labels: { singular: 'Experience 50/50', plural: 'Experiences 50/50' },
  admin: { group: 'Text and media' },
  fields: [
    mediaItemField(),
    textField(),
    hourField(),
    linkField(),
    {
      name: 'reverse',
      label: 'Picture on the right',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Alternate it from block to block; they join without a gap.' },
    },
  ],
}
