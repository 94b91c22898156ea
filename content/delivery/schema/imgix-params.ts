import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql'

const ImgixFit = new GraphQLEnumType({
  name: 'ImgixFit',
  description: 'How a picture is fitted into a size.',
  values: {
    max: { description: 'The whole picture, no larger than the size.' },
    crop: { description: 'Cropped to the size, around the focal point.' },
  },
})

const ImgixAuto = new GraphQLEnumType({
  name: 'ImgixAuto',
  description: 'What the service does by itself, with or without being asked.',
  values: {
    format: { description: 'The best format that the browser accepts.' },
    compress: { description: 'A quality that suits the picture.' },
  },
})

/** The size of a picture, with the parameters of the imgix API as in DatoCMS. */
export const ImgixParams = new GraphQLInputObjectType({
  name: 'ImgixParams',
  description: 'A size of a picture. Only sizes that the site uses exist; an error lists them.',
  fields: {
    fit: { type: ImgixFit, defaultValue: 'max', description: 'How the picture is fitted.' },
    w: { type: GraphQLInt, description: 'The width in pixels.' },
    h: { type: GraphQLInt, description: 'The height in pixels.' },
    auto: {
      type: new GraphQLList(new GraphQLNonNull(ImgixAuto)),
      description: 'Accepted for clients that send it; changes nothing.',
    },
    q: {
      type: GraphQLInt,
      description: 'The quality of the size; the same as without it, for clients that send one.',
    },
  },
})
