import { pictureUpload } from '@belvedere/blocks/parts/image/fields.ts'
import type { UploadField } from 'payload'

/** A field for one picture. */
export function pictureField(name: string, label: string, description?: string): UploadField {
  return { ...pictureUpload(name, label), admin: { description } }
}

/** A field for an ordered list of pictures. */
export function picturesField(name: string, label: string, description: string): UploadField {
  return { ...pictureUpload(name, label), hasMany: true, admin: { description } }
}
