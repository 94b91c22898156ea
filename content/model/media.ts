import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { dataDir } from '../env.ts'
import { keepFileUnedited } from '../media/focal-point.ts'
import { UPLOAD_WANTED } from '../media/limits.ts'
import { describeUpload, takeUpload } from '../media/on-upload.ts'
import { sendUpload } from '../media/send-upload.ts'
import { dropFile, keepFile } from '../media/uploads.ts'
import { editedInStudio, readDelivered } from './access.ts'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  graphQL: { singularName: 'FileField', pluralName: 'FileFields' },
  admin: {
    group: 'Pages',
    useAsTitle: 'filename',
    description: UPLOAD_WANTED,
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
  },
  defaultSort: '-createdAt',
  access: editedInStudio(readDelivered),
  upload: {
    // The files are kept by the hooks below. Payload would still delete from this folder, before it
    // knows whether a change is possible, so it gets one that never exists.
    disableLocalStorage: true,
    staticDir: join(dataDir(), 'no-uploads'),
    handlers: [sendUpload],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    focalPoint: true,
    crop: false,
    displayPreview: true,
  },
  // A copy would be the same picture under another name.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [keepFileUnedited, takeUpload],
    beforeValidate: [describeUpload],
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
      admin: { description: 'What the picture shows, in one short sentence.' },
    },
    { name: 'title', label: 'Caption', type: 'text', localized: true },
    { name: 'bgColor', label: 'Main colour', type: 'text', admin: { readOnly: true } },
    { name: 'thumbhash', type: 'text', admin: { hidden: true } },
    { name: 'base64', type: 'text', admin: { hidden: true } },
  ],
}
