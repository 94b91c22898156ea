import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Fields } from './build.ts'
import { FileField } from './file.ts'

/** The cover of a gallery. */
export const galleryCover: Fields = {
  thumbnail: {
    type: FileField,
    description: 'The cover: the first picture that still exists.',
    resolve: (gallery, _, context) => firstPicture(context, gallery),
  },
}

async function firstPicture(context: DeliveryContext, { images }: Doc) {
  for (const id of [images ?? []].flat()) {
    const picture = await readRecord(context, 'media', id)
    if (picture) return picture
  }
  return null
}
