import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import type { Fields } from '../schema/build.ts'
import { BrandDrawing, BrandFont, BrandWord, listOf } from './delivery-types.ts'
import { type Drawing, DrawingError } from './drawing.ts'
import { ownFonts } from './own-fonts.ts'
import { ownWordsOf } from './own-words.ts'
import { readDrawing } from './read-drawing.ts'

/** The fields of the brand that are made from its files. */
export const brandFields: Fields = {
  wordmarkDrawing: {
    type: BrandDrawing,
    description: 'The wordmark as shapes; null without a drawing.',
    resolve: (brand, _, context) => drawingOf(context, brand.wordmark),
  },
  markDrawing: {
    type: BrandDrawing,
    description: 'The mark as shapes; null without a drawing.',
    resolve: (brand, _, context) => drawingOf(context, brand.mark),
  },
  words: {
    ...listOf(BrandWord),
    description: 'The words that the owner has put in the place of those of the language.',
    resolve: wordRows,
  },
  fonts: {
    ...listOf(BrandFont),
    description: 'The fonts that were uploaded; empty where the site uses its own.',
    resolve: (brand, _, context) => ownFonts(context, brand),
  },
}

/** The SVG of a file; null for a draft whose file cannot be used. */
async function drawingOf(context: DeliveryContext, id: unknown): Promise<Drawing | null> {
  const file: Doc | null = await readRecord(context, 'media', id)
  if (typeof file?.filename !== 'string' || file.mimeType !== 'image/svg+xml') return null
  try {
    const drawing = await readDrawing(file.filename)
    return drawing.box.width > 0 && drawing.box.height > 0 ? drawing : null
  } catch (error) {
    if (error instanceof DrawingError) return null
    throw error
  }
}

/** In the same order on every engine: the order of keys in JSON is the database's. */
function wordRows(brand: Doc) {
  const words = Object.entries(ownWordsOf(brand)).map(([key, text]) => ({ key, text }))
  return words.sort((one, other) => (one.key < other.key ? -1 : 1))
}
