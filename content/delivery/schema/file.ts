import { GraphQLFloat, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { noteShown } from '../../media/note-shown.ts'
import { fileUrl, responsiveImage } from '../../media/responsive-image.ts'
import type { RequestedSize } from '../../media/sizes.ts'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import type { Fields } from './build.ts'
import { ImgixParams } from './imgix-params.ts'
import { identity } from './interfaces.ts'

const text = (description: string) => ({ type: GraphQLString, description })
const requiredText = (description: string) => ({
  type: new GraphQLNonNull(GraphQLString),
  description,
})
const pixels = (description: string) => ({ type: new GraphQLNonNull(GraphQLInt), description })

/** A picture in a supported size (specification §9), with the widths of its `srcset`. */
const ResponsiveImage = new GraphQLObjectType({
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
const focalPoint: Fields[string] = {
  type: new GraphQLNonNull(FocalPoint),
  description: 'The middle of the picture, unless an editor has moved it.',
  resolve: ({ focalX, focalY }) => ({ x: share(focalX), y: share(focalY) }),
}

function share(percent: unknown) {
  return typeof percent === 'number' ? percent / 100 : 0.5
}

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
    light: {
      type: GraphQLString,
      description:
        'How bright its parts are, for words that stand on it: 16 × 12 cells, row by row, each a digit of base 64 for what a tenth of its pixels exceed, then the same for what a tenth stay below.',
    },
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
