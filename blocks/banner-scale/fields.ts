import type { Block } from 'payload'
import { eveningField } from '../parts/evening/fields.ts'
import { hourField } from '../parts/hour/fields.ts'
import { pictureUpload } from '../parts/image/fields.ts'
import { mediaItemField } from '../parts/media-item/fields.ts'
import { bodyField, eyebrowField, textField, titleField } from '../parts/text/fields.ts'

export const bannerScale: Block = {
  slug: 'banner_scale',
  interfaceName: 'BannerScaleRecord',
  labels: { singular: 'Banner, scaling', plural: 'Banners, scaling' },
  admin: { group: 'Heroes and banners' },
  fields: [
    textField(),
    hourField(),
    mediaItemField(),
    eveningField('BannerScaleEveningRecord', [
      eyebrowField(),
      titleField(),
      bodyField(),
      pictureUpload('image', 'Picture'),
    ]),
  ],
}
