import { join } from 'node:path'
import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { CollectionConfig, Data } from 'payload'
import { readDelivered, setByServiceOnly, uploadedInStudio } from '../payload/access.ts'
import { storeFocalPoint } from '../payload/workarounds/focal-point.ts'
import { dataDir } from '../service/env.ts'
import { familyOfMime, MIME_TYPES } from './kinds.ts'
import { altField } from './library/alt-field.ts'
import { animationEndpoint } from './library/animation-endpoint.ts'
import { chosenFileField } from './library/chosen-file-field.ts'
import { focalPointField } from './library/focal-point-field.ts'
import { folderField } from './library/folders.ts'
import { keepPublicLook } from './library/keep-public-look.ts'
import { moveEndpoint } from './library/move-endpoint.ts'
import { publicNoteField } from './library/public-note-field.ts'
import { publicUsesEndpoint } from './library/public-uses-endpoint.ts'
import { sameFileEndpoint } from './library/same-file-endpoint.ts'
import { suggestionEndpoint } from './library/suggestion-endpoint.ts'
import { filterUnused } from './library/unused-filter.ts'
import { UPLOAD_HELP } from './limits.ts'
import { makeAhead } from './make-ahead.ts'
import { describeUpload, prepareUpload } from './on-upload.ts'
import { sendUpload } from './send-upload.ts'
import { setThumbnail, THUMBNAIL_FIELDS } from './thumbnail.ts'
import { deleteFile, storeFile } from './uploads.ts'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Media' },
  graphQL: { singularName: 'FileField', pluralName: 'FileFields' },
  admin: {
    group: 'Pages',
    useAsTitle: 'filename',
    listSearchableFields: ['alt', 'title', 'filename'],
    description: UPLOAD_HELP,
    defaultColumns: ['filename', 'alt', 'title', 'updatedAt'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
    components: {
      views: { list: { Component: '/media/library/studio/library-view.tsx#LibraryView' } },
    },
  },
  defaultSort: '-createdAt',
  endpoints: [
    moveEndpoint,
    suggestionEndpoint,
    publicUsesEndpoint,
    sameFileEndpoint,
    animationEndpoint,
  ],
  forceSelect: THUMBNAIL_FIELDS,
  access: uploadedInStudio(readDelivered),
  upload: {
    // The hooks below store the files. Payload still deletes from `staticDir`, before it knows
    // whether a change succeeds, so it gets a folder that never exists.
    disableLocalStorage: true,
    staticDir: join(dataDir(), 'no-uploads'),
    handlers: [sendUpload],
    mimeTypes: MIME_TYPES,
    focalPoint: true,
    crop: false,
    displayPreview: true,
    // A changed file gets a new name, and picture addresses accept no unknown parameters.
    cacheTags: false,
  },
  // A duplicate would be the same file with another name.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [storeFocalPoint, filterUnused, prepareUpload],
    beforeValidate: [describeUpload],
    beforeChange: [keepPublicLook],
    afterRead: [setThumbnail],
    afterChange: [storeFile, makeAhead],
    afterDelete: [deleteFile],
  },
  fields: [
    chosenFileField,
    publicNoteField,
    altField,
    {
      name: 'title',
      label: 'Caption',
      type: 'text',
      localized: true,
      admin: {
        description: 'Shown next to the picture by blocks that have captions.',
        components: { Field: '/media/library/studio/public-fields.tsx#CaptionField' },
      },
    },
    focalPointField,
    {
      name: 'poster',
      label: 'Poster image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: onlyPictures,
      admin: {
        condition: isFilm,
        description: 'Shown until the film plays. Its first frame works best.',
        components: { Field: '/media/library/studio/public-fields.tsx#PosterField' },
      },
    },
    {
      name: 'duration',
      label: 'Length in seconds',
      type: 'number',
      access: setByServiceOnly,
      admin: { readOnly: true, condition: isFilm },
    },
    {
      name: 'bgColor',
      label: 'Main colour',
      type: 'text',
      access: setByServiceOnly,
      admin: {
        readOnly: true,
        condition: ({ bgColor }) => Boolean(bgColor),
        description: 'Taken from the picture, and shown until it has loaded.',
      },
    },
    folderField,
    { name: 'shapes', type: 'json', access: setByServiceOnly, admin: { hidden: true } },
    { name: 'rooms', type: 'json', access: setByServiceOnly, admin: { hidden: true } },
    { name: 'light', type: 'text', access: setByServiceOnly, admin: { hidden: true } },
    { name: 'thumbhash', type: 'text', access: setByServiceOnly, admin: { hidden: true } },
    { name: 'base64', type: 'text', access: setByServiceOnly, admin: { hidden: true } },
  ],
}

function isFilm({ mimeType }: Partial<Data>) {
  return familyOfMime(mimeType) === 'film'
}
