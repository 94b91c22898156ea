import { GraphQLFloat, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Fields } from './build.ts'

const FocalPoint = new GraphQLObjectType({
  name: 'FocalPoint',
  description:
    'The point of a picture that cropping keeps in view: 0 to 1 from the left and from the top.',
  fields: {
    x: { type: new GraphQLNonNull(GraphQLFloat), description: 'From the left.' },
    y: { type: new GraphQLNonNull(GraphQLFloat), description: 'From the top.' },
  },
})

/** The focal point of a file; Payload stores it in percent. */
export const focalPoint: Fields[string] = {
  type: new GraphQLNonNull(FocalPoint),
  description: 'The middle of the picture, unless an editor has moved it.',
  resolve: ({ focalX, focalY }) => ({ x: share(focalX), y: share(focalY) }),
}

function share(percent: unknown) {
  return typeof percent === 'number' ? percent / 100 : 0.5
}
