import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { noteShown } from '../../media/note-shown.ts'
import { fileUrl, responsiveImage } from '../../media/responsive-image.ts'
import type { RequestedSize } from '../../media/sizes.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { focalPoint } from './focal-point.ts'
import { ImgixParams } from './imgix-params.ts'
import { identity } from './interfaces.ts'
import { ResponsiveImage } from './responsive-image.ts'

const THUMBNAIL: RequestedSize = { fit: 'crop', w: 400, h: 300 }

type Size = { imgixParams?: RequestedSize | null; sizes?: string | null }

/** A record of the media collection. */
export const FileField: GraphQLObjectType<Doc, DeliveryContext> = new GraphQLObjectType<
  Doc,
  DeliveryContext
>({
  name: 'FileField',
  description: 'A file of the media library: a picture, a film, a drawing, a model or a document.',
  fields: {
    ...identity('media'),
    alt: {
      type: GraphQLString,
      description: 'What a picture shows, for people who do not see it.',
    },
    title: { type: GraphQLString, description: 'The caption of a picture.' },
    filename: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'The name under which the file is stored.',
    },
    mimeType: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'The type of its content, for example `image/jpeg`.',
    },
    size: {
      type: GraphQLInt,
      description: 'The size of the uploaded file in bytes.',
      resolve: ({ filesize }) => filesize,
    },
    url: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Its path on the site: pictures in full size, other files as uploaded.',
      resolve: (file) => fileUrl(file),
    },
    width: {
      type: GraphQLInt,
      description: 'In pixels; null where it is unknown, as for a document.',
    },
    height: {
      type: GraphQLInt,
      description: 'In pixels; null where it is unknown, as for a document.',
    },
    focalPoint,
    responsiveImage: {
      type: ResponsiveImage,
      description: 'The picture in one of the sizes of the site; null for other files.',
      args: {
        imgixParams: { type: ImgixParams, description: 'The size; the whole picture without it.' },
        sizes: {
          type: GraphQLString,
          description: 'The width of its place on the page, as in the attribute `sizes`.',
        },
      },
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
