import type { FlattenedField, SanitizedConfig } from 'payload'
import { shownBlocks } from '../../model/hidden-blocks.ts'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { isId, readRecord } from '../records.ts'

/** The picture chosen for sharing, else the first one of the page. */
export async function sharePicture(context: DeliveryContext, doc: Doc): Promise<Doc | null> {
  const { image } = asDoc(doc.seo)
  const chosen = isId(image) ? await readRecord(context, 'media', image) : null
  return chosen ?? readRecord(context, 'media', firstPicture(context.req.payload.config, doc))
}

/** The fields of a record that hold its main picture. */
const OWN_PICTURES = ['thumbnail', 'featuredImage', 'pictures', 'images']

/** The id of a record’s main picture, else of the first picture in its blocks. */
function firstPicture(config: SanitizedConfig, page: Doc): unknown {
  const own = OWN_PICTURES.flatMap((name) => page[name]).find(isId)
  if (own !== undefined) return own
  for (const block of shownBlocks(page.blocks)) {
    const kind = config.blocks?.find(({ slug }) => slug === block.blockType)
    const id = pictureIn(kind?.flattenedFields ?? [], block)
    if (id !== undefined) return id
  }
  return undefined
}

function pictureIn(fields: FlattenedField[], doc: Doc): unknown {
  for (const field of fields) {
    const id = pictureOf(field, doc[field.name])
    if (id !== undefined) return id
  }
  return undefined
}

function pictureOf(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'upload' && field.custom?.isFilm) return undefined
  if (field.type === 'upload') return [value].flat().find(isId)
  if (field.type === 'group' || field.type === 'tab') {
    return pictureIn(field.flattenedFields, asDoc(value))
  }
  if (field.type !== 'array') return undefined
  return asDocs(value)
    .map((row) => pictureIn(field.flattenedFields, row))
    .find(isId)
}
