import type { Block } from 'payload'
import { anyStored } from '../parts/any-stored/fields.ts'
import { pictureUpload } from '../parts/image/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { titleField } from '../parts/text/fields.ts'

export const experiencesCarousel: Block = {
  slug: 'experiences_carousel',
  interfaceName: 'ExperiencesCarouselRecord',
  labels: { singular: 'Experiences carousel', plural: 'Experiences carousels' },
  admin: { group: 'Links and actions' },
  fields: [
    titleField(),
    {
      ...pictureUpload('backgroundImage', 'Background picture'),
      admin: { description: 'Shown darkened behind the cards.' },
    },
    requiredList({
      name: 'items',
      label: 'Experiences',
      labels: { singular: 'Experience', plural: 'Experiences' },
      type: 'array',
      interfaceName: 'ExperiencesCarouselItemRecord',
      fields: [
        {
          name: 'experience',
          label: 'Experience',
          type: 'relationship',
          relationTo: 'experiences',
          filterOptions: anyStored,
          required: true,
        },
        {
          ...pictureUpload('image', 'Picture'),
          admin: { description: 'Leave empty to use the picture of the experience.' },
        },
      ],
      admin: {
        initCollapsed: true,
        description: 'Five look best. Unpublished experiences are not shown.',
      },
    }),
  ],
}
