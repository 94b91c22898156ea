import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { dataDir } from '../env.ts'
import { describePicture, nameByContent } from '../media/on-upload.ts'
import { editedInStudio, readDelivered } from './access.ts'

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  graphQL: { singularName: 'FileField', pluralName: 'FileFields' },
  admin: {
    group: 'Pages',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
  },
  defaultSort: '-createdAt',
  access: editedInStudio(readDelivered),
  upload: {
    staticDir: join(dataDir(), 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    focalPoint: true,
    crop: false,
    displayPreview: true,
  },
  hooks: { beforeOperation: [nameByContent], beforeValidate: [describePicture] },
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
