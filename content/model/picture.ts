import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { UploadField } from 'payload'

/** One picture that stands for a record. */
export function pictureField(name: string, label: string, description?: string): UploadField {
  return { ...upload(name, label), admin: { description } }
}

/** Pictures in the editor's order. */
export function picturesField(name: string, label: string, description: string): UploadField {
  return { ...upload(name, label), hasMany: true, admin: { description } }
}

function upload(name: string, label: string) {
  return { name, label, type: 'upload', relationTo: 'media', filterOptions: onlyPictures } as const
}
