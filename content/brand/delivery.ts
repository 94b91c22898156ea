import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { DeliveryContext, Doc } from '../delivery/context.ts'
import { readRecord } from '../delivery/records.ts'
import type { Fields } from '../delivery/schema/build.ts'
import { type Drawing, DrawingError } from './clean-drawing.ts'
import { ownFonts } from './own-fonts.ts'
import { readDrawing } from './read-drawing.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const number = { type: new GraphQLNonNull(GraphQLFloat) }
const listOf = (type: GraphQLObjectType) => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
})

const BrandBox = new GraphQLObjectType({
  name: 'BrandBox',
  fields: { x: number, y: number, width: number, height: number },
})

const BrandPart = new GraphQLObjectType({
  name: 'BrandPart',
  description: 'A part of the mark that moves by itself: `rise` or `line`.',
  fields: { name: text, box: { type: new GraphQLNonNull(BrandBox) }, content: text },
})

const BrandDrawing = new GraphQLObjectType({
  name: 'BrandDrawing',
  description: 'The shapes of an SVG, cleaned; black has become `currentColor`.',
  fields: {
    box: { type: new GraphQLNonNull(BrandBox) },
    content: text,
    parts: listOf(BrandPart),
  },
})

const BrandFont = new GraphQLObjectType({
  name: 'BrandFont',
  description: 'An uploaded font; its measures are in units of its size.',
  fields: {
    use: text,
    style: text,
    kind: text,
    url: text,
    size: { type: new GraphQLNonNull(GraphQLInt) },
    width: number,
    ascent: number,
    descent: number,
    gap: number,
  },
})

/** The fields of the brand that are made from its files. */
export const brandFields: Fields = {
  wordmarkDrawing: {
    type: BrandDrawing,
    resolve: (brand, _, context) => drawingOf(context, brand.wordmark),
  },
  markDrawing: {
    type: BrandDrawing,
    resolve: (brand, _, context) => drawingOf(context, brand.mark),
  },
  fonts: { ...listOf(BrandFont), resolve: (brand, _, context) => ownFonts(context, brand) },
}

/** The drawing of a file; null for a draft whose file cannot be used. */
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
