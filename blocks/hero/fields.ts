import type { Block } from 'payload'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { eyebrowField, titleField } from '../parts/text/fields.ts'
import { pictureOfHour } from './picture-of-hour.ts'

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroRecord',
  labels: { singular: 'Hero', plural: 'Heroes' },
  admin: { group: 'Heroes and banners' },
  fields: [
    eyebrowField(),
    titleField({ required: true }),
    {
      name: 'subtitle',
      label: 'Subtitle',
      type: 'textarea',
      localized: true,
      admin: { rows: 2, description: 'Plain text. Line breaks are kept.' },
    },
    mediaItemField(),
    pictureOfHour('noon', 'Picture at noon'),
    pictureOfHour('dusk', 'Picture at dusk'),
    {
      name: 'isTitleBig',
      label: 'Full screen with the largest title',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'isOverMedia',
      label: 'Full screen with a smaller title over the picture',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: (_, sibling) => !sibling.isTitleBig },
    },
    {
      name: 'isSlim',
      label: 'Slim picture strip below the title',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: (_, sibling) => !sibling.isTitleBig && !sibling.isOverMedia },
    },
  ],
}
