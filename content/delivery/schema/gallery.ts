import type { DeliveryContext, Doc } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Fields } from './build.ts'
import { FileField } from './file.ts'

/** What a gallery shows where galleries are listed. */
export const coverOfGallery: Fields = {
  thumbnail: {
    type: FileField,
    description: 'The cover: the first of its pictures that is there.',
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
