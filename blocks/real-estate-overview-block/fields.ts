import type { Block } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { shapeField } from '../parts/shape/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const realEstateOverviewBlock: Block = {
  slug: 'real_estate_overview_block',
  interfaceName: 'RealEstateOverviewBlockRecord',
  labels: { singular: 'Real estate overview', plural: 'Real estate overviews' },
  admin: { group: 'Real estate' },
  fields: [
    titleField(),
    { ...bodyField(), name: 'body' },
    linkField(),
    mediaItemField(),
    shapeField('3 / 2'),
    {
      name: 'reverse',
      label: 'Picture on the right',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Alternate it from block to block.' },
    },
  ],
}
