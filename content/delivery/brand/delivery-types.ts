import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'

const text = (description: string) => ({ type: new GraphQLNonNull(GraphQLString), description })
const number = (description: string) => ({ type: new GraphQLNonNull(GraphQLFloat), description })
/** A list of these that is never null. */
export const listOf = (type: GraphQLObjectType) => ({
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

/** An SVG of the brand as shapes. */
export const BrandDrawing = new GraphQLObjectType({
  name: 'BrandDrawing',
  description: 'The shapes of an SVG, cleaned; black has become `currentColor`.',
  fields: {
    box: { type: new GraphQLNonNull(BrandBox), description: 'The box of the whole drawing.' },
    content: text('All shapes as SVG, without the `<svg>` around them.'),
    parts: { ...listOf(BrandPart), description: 'The parts that move by themselves.' },
  },
})

/** A font of the brand. */
export const BrandFont = new GraphQLObjectType({
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

/** A word of the owner. */
export const BrandWord = new GraphQLObjectType({
  name: 'BrandWord',
  description: 'A word of the owner in the place of one of the site.',
  fields: {
    key: text('Its group and its name, such as `list.sort`; a form of a plural after that.'),
    text: text('The text; empty for one that was taken away.'),
  },
})
