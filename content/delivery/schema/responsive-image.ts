import { GraphQLFloat, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'

const text = (description: string) => ({ type: GraphQLString, description })
const requiredText = (description: string) => ({
  type: new GraphQLNonNull(GraphQLString),
  description,
})
const pixels = (description: string) => ({ type: new GraphQLNonNull(GraphQLInt), description })

/** A picture in a supported size (specification §9), with the widths of its `srcset`. */
export const ResponsiveImage = new GraphQLObjectType({
  name: 'ResponsiveImage',
  description: 'A picture in one size, with the addresses of its widths for an `<img>`.',
  fields: {
    src: requiredText('The address of the picture.'),
    srcSet: requiredText('The addresses of its widths, for `srcset`.'),
    webpSrcSet: requiredText('The same as WebP, for a `<source>`.'),
    sizes: requiredText('The argument `sizes`, else one for the full width.'),
    width: pixels('In pixels, of the size that was asked for.'),
    height: pixels('In pixels, of the size that was asked for.'),
    aspectRatio: {
      type: new GraphQLNonNull(GraphQLFloat),
      description: 'The width divided by the height.',
    },
    alt: text('What the picture shows, for people who do not see it.'),
    title: text('The caption.'),
    bgColor: text('The main colour of the picture as `#RRGGBB`.'),
    base64: text('A tiny version as a data URL, to show while the picture loads.'),
  },
})
