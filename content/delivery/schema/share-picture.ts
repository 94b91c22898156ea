import { asDoc, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { isId, readRecord } from '../records.ts'
import { firstPicture } from './first-picture.ts'

/** The picture chosen for sharing, else the first one of the page. */
export async function sharePicture(context: DeliveryContext, doc: Doc): Promise<Doc | null> {
  const { image } = asDoc(doc.seo)
  const chosen = isId(image) ? await readRecord(context, 'media', image) : null
  return chosen ?? readRecord(context, 'media', firstPicture(context.req.payload.config, doc))
}
