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

const text = (description: string) => ({ type: new GraphQLNonNull(GraphQLString), description })
const number = (description: string) => ({ type: new GraphQLNonNull(GraphQLFloat), description })
const listOf = (type: GraphQLObjectType) => ({
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
})

const BrandBox = new GraphQLObjectType({
  name: 'BrandBox',
  description: 'The box of a drawing, in its units.',
  fields: {
    x: number('The left side.'),
    y: number('The top.'),
    width: number('From the left side to the right.'),
    height: number('From the top to the bottom.'),
  },
})

const BrandPart = new GraphQLObjectType({
  name: 'BrandPart',
  description: 'A part of the mark that moves by itself: `rise` or `line`.',
  fields: {
    name: text('Which part it is.'),
    box: { type: new GraphQLNonNull(BrandBox), description: 'The box around the part.' },
    content: text('The shapes of the part as SVG.'),
  },
})

const BrandDrawing = new GraphQLObjectType({
  name: 'BrandDrawing',
  description: 'The shapes of an SVG, cleaned; black has become `currentColor`.',
  fields: {
    box: { type: new GraphQLNonNull(BrandBox), description: 'The box of the whole drawing.' },
    content: text('All shapes as SVG, without the `<svg>` around them.'),
    parts: { ...listOf(BrandPart), description: 'The parts that move by themselves.' },
  },
})

const BrandFont = new GraphQLObjectType({
  name: 'BrandFont',
  description: 'An uploaded font; its measures are in units of its size.',
  fields: {
    use: text('What is set in it: `titles` or `text`.'),
    style: text('`normal` or `italic`.'),
    kind: text('`serif` or `sans`.'),
    url: text('The path of the file, below the address of the site.'),
    size: { type: new GraphQLNonNull(GraphQLInt), description: 'The size of the file in bytes.' },
    width: number('The mean width of its letters.'),
    ascent: number('From the baseline to the top of a line.'),
    descent: number('From the baseline to the bottom of a line.'),
    gap: number('The space between two lines.'),
  },
})

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
  fonts: {
    ...listOf(BrandFont),
    description: 'The fonts that were uploaded; empty where the site uses its own.',
    resolve: (brand, _, context) => ownFonts(context, brand),
  },
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
