import type { Block } from 'payload'
import { customizeField } from '../parts/customize/fields.ts'
import { hourField } from '../parts/hour/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { shapeField } from '../parts/shape/fields.ts'
import { textField } from '../parts/text/fields.ts'

export const feature5050: Block = {
  slug: 'feature_5050',
  interfaceName: 'Feature5050Record',
  labels: { singular: 'Feature 50/50', plural: 'Features 50/50' },
  admin: { group: 'Text and media' },
  fields: [
    textField(),
    hourField(),
    linkField(),
    mediaItemField(),
    { name: 'left', label: 'Picture on the left', type: 'checkbox', defaultValue: false },
    {
      name: 'reverse',
      label: 'Text first on phones and tablets',
      type: 'checkbox',
      defaultValue: false,
    },
    shapeField('4 / 5'),
    customizeField(),
  ],
}
