import { GraphQLFloat, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'

const text = { type: GraphQLString }
const requiredText = { type: new GraphQLNonNull(GraphQLString) }
const pixels = { type: new GraphQLNonNull(GraphQLInt) }

/** A picture in a supported size (specification §9), with the widths of its `srcset`. */
export const ResponsiveImage = new GraphQLObjectType({
  name: 'ResponsiveImage',
  fields: {
    src: requiredText,
    srcSet: requiredText,
    webpSrcSet: requiredText,
    sizes: requiredText,
    width: pixels,
    height: pixels,
    aspectRatio: { type: new GraphQLNonNull(GraphQLFloat) },
    alt: text,
    title: text,
    bgColor: text,
    base64: text,
  },
})
