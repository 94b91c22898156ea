import { join } from 'node:path'
import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { CollectionConfig, Data } from 'payload'
import { dataDir } from '../env.ts'
import { keepFileUnedited } from '../media/focal-point.ts'
import { familyOfMime, MIME_TYPES } from '../media/kinds.ts'
import { UPLOAD_WANTED } from '../media/limits.ts'
import { describeUpload, takeUpload } from '../media/on-upload.ts'
import { sendUpload } from '../media/send-upload.ts'
import { SMALL_PICTURE_NEEDS, showSmallPicture } from '../media/small-picture.ts'
import { dropFile, keepFile } from '../media/uploads.ts'
import { filledInOnly, readDelivered, uploadedInStudio } from './access.ts'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  graphQL: { singularName: 'FileField', pluralName: 'FileFields' },
  admin: {
    group: 'Pages',
    useAsTitle: 'alt',
    listSearchableFields: ['alt', 'title', 'filename'],
    description: UPLOAD_WANTED,
    defaultColumns: ['filename', 'alt', 'title', 'updatedAt'],
  },
  defaultSort: '-createdAt',
  forceSelect: SMALL_PICTURE_NEEDS,
  access: uploadedInStudio(readDelivered),
  upload: {
    // The files are kept by the hooks below. Payload would still delete from this folder, before it
    // knows whether a change is possible, so it gets one that never exists.
    disableLocalStorage: true,
    staticDir: join(dataDir(), 'no-uploads'),
    handlers: [sendUpload],
    mimeTypes: MIME_TYPES,
    focalPoint: true,
    crop: false,
    displayPreview: true,
    // A file that changes gets another name, and addresses of pictures take no strange parameters.
    cacheTags: false,
  },
  // A copy would be the same file under another name.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [keepFileUnedited, takeUpload],
    beforeValidate: [describeUpload],
    afterRead: [showSmallPicture],
    afterChange: [keepFile],
    afterDelete: [dropFile],
  },
  fields: [
    {
      name: 'alt',
      label: 'Description for people who cannot see it',
      type: 'text',
      required: true,
      localized: true,
      admin: {
        description:
          'What the picture or film shows, or what the document holds, in one short sentence.',
      },
    },
    {
      name: 'title',
      label: 'Caption',
      type: 'text',
      localized: true,
      admin: { description: 'Shown beside the picture by blocks that have captions.' },
    },
    {
      name: 'poster',
      label: 'Still of the film',
      type: 'upload',
      relationTo: 'media',
      filterOptions: onlyPictures,
      admin: {
        condition: isFilm,
        description:
          'Shown wherever this film appears until it plays: best its first moment, as a picture.',
      },
    },
    {
      name: 'duration',
      label: 'Length in seconds',
      type: 'number',
      access: filledInOnly,
      admin: { readOnly: true, condition: isFilm },
    },
    {
      name: 'bgColor',
      label: 'Main colour',
      type: 'text',
      access: filledInOnly,
      admin: {
        readOnly: true,
        condition: ({ bgColor }) => Boolean(bgColor),
        description: 'Read from the picture, and shown in its place until it has come.',
      },
    },
    { name: 'shapes', type: 'json', access: filledInOnly, admin: { hidden: true } },
    { name: 'thumbhash', type: 'text', access: filledInOnly, admin: { hidden: true } },
    { name: 'base64', type: 'text', access: filledInOnly, admin: { hidden: true } },
  ],
}

function isFilm({ mimeType }: Partial<Data>) {
  return familyOfMime(mimeType) === 'film'
}
