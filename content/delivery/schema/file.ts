import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { noteShown } from '../../media/note-shown.ts'
import { fileUrl, responsiveImage } from '../../media/responsive-image.ts'
import type { RequestedSize } from '../../media/sizes.ts'
import type { DeliveryContext, Doc } from '../context.ts'
import { identity } from './interfaces.ts'
import { ResponsiveImage } from './responsive-image.ts'

const FocalPoint = new GraphQLObjectType({
  name: 'FocalPoint',
  description:
    'The point of a picture that cropping keeps in view: 0 to 1 from the left and from the top.',
  fields: {
    x: { type: new GraphQLNonNull(GraphQLFloat) },
    y: { type: new GraphQLNonNull(GraphQLFloat) },
  },
})

const ImgixFit = new GraphQLEnumType({ name: 'ImgixFit', values: { max: {}, crop: {} } })
const ImgixAuto = new GraphQLEnumType({ name: 'ImgixAuto', values: { format: {}, compress: {} } })

const ImgixParams = new GraphQLInputObjectType({
  name: 'ImgixParams',
  fields: {
    fit: { type: ImgixFit, defaultValue: 'max' },
    w: { type: GraphQLInt },
    h: { type: GraphQLInt },
    auto: { type: new GraphQLList(new GraphQLNonNull(ImgixAuto)) },
    q: { type: GraphQLInt },
  },
})

const THUMBNAIL: RequestedSize = { fit: 'crop', w: 400, h: 300 }

type Size = { imgixParams?: RequestedSize | null; sizes?: string | null }

/** A record of the media collection. */
export const FileField: GraphQLObjectType<Doc, DeliveryContext> = new GraphQLObjectType<
  Doc,
  DeliveryContext
>({
  name: 'FileField',
  fields: {
    ...identity('media'),
    alt: { type: GraphQLString },
    title: { type: GraphQLString },
    filename: { type: new GraphQLNonNull(GraphQLString) },
    mimeType: { type: new GraphQLNonNull(GraphQLString) },
    size: {
      type: GraphQLInt,
      description: 'The size of the uploaded file in bytes.',
      resolve: ({ filesize }) => filesize,
    },
    url: { type: new GraphQLNonNull(GraphQLString), resolve: (file) => fileUrl(file) },
    width: { type: GraphQLInt },
    height: { type: GraphQLInt },
    focalPoint: {
      type: new GraphQLNonNull(FocalPoint),
      resolve: ({ focalX, focalY }) => ({ x: share(focalX), y: share(focalY) }),
    },
    responsiveImage: {
      type: ResponsiveImage,
      args: { imgixParams: { type: ImgixParams }, sizes: { type: GraphQLString } },
      resolve: (file, { imgixParams, sizes }: Size, { endpoint }) => {
        if (endpoint === 'published') noteShown(file, imgixParams)
        return responsiveImage(file, imgixParams, sizes)
      },
    },
    thumbnail: {
      type: ResponsiveImage,
      description: 'Cropped to 400 × 300 around the focal point.',
      resolve: (file) => responsiveImage(file, THUMBNAIL),
    },
  },
})

function share(percent: unknown) {
  return typeof percent === 'number' ? percent / 100 : 0.5
}
