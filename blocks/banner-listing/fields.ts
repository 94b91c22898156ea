import type { Block } from 'payload'
import { onlyPictures } from '../parts/image/fields.ts'
import { linkField } from '../parts/link/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'

export const bannerListing: Block = {
  slug: 'banner_listing',
  interfaceName: 'BannerListingRecord',
  labels: { singular: 'Banner of links', plural: 'Banners of links' },
  admin: { group: 'Links and actions' },
  fields: [
    requiredList({
      name: 'media',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      type: 'array',
      interfaceName: 'BannerListingItemRecord',
      maxRows: 6,
      fields: [
        { name: 'title', label: 'Title', type: 'text', localized: true },
        {
          name: 'image',
          label: 'Picture',
          type: 'upload',
          relationTo: 'media',
          filterOptions: onlyPictures,
        },
        {
          ...linkField(),
          admin: {
            description:
              'The whole picture is the link. Its link text is shown if there is no title.',
          },
        },
      ],
      admin: {
        initCollapsed: true,
        description: 'Two to six tall pictures, side by side or stacked on phones.',
      },
    }),
  ],
}
