import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { UploadField } from 'payload'

/** A field for one picture. */
export function pictureField(name: string, label: string, description?: string): UploadField {
  return { ...upload(name, label), admin: { description } }
}

/** A field for an ordered list of pictures. */
export function picturesField(name: string, label: string, description: string): UploadField {
  return { ...upload(name, label), hasMany: true, admin: { description } }
}

function upload(name: string, label: string) {
  return { name, label, type: 'upload', relationTo: 'media', filterOptions: onlyPictures } as const
}
