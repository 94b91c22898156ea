import type { CollectionConfig, Field } from 'payload'
import { editorsOnly, publishersOnly } from '../../payload/access.ts'

/** The folders of the media library. Only the studio shows them; deleting one keeps its files. */
export const mediaFolders: CollectionConfig = {
  slug: 'media-folders',
  labels: { singular: 'Folder', plural: 'Folders' },
  // The media library shows, adds and renames them.
  admin: { hidden: true, useAsTitle: 'name' },
  defaultSort: 'name',
  access: {
    read: editorsOnly,
    create: editorsOnly,
    update: editorsOnly,
    delete: publishersOnly,
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
      },
    },
  ],
}

/** The folder of a file. */
export const folderField: Field = {
  name: 'folder',
  label: 'Library folder',
  type: 'relationship',
  relationTo: 'media-folders',
  index: true,
  admin: { position: 'sidebar', description: 'Only the media library shows it.' },
}
