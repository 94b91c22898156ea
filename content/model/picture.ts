import type { UploadField } from 'payload'

/** One picture that stands for a record. */
export function pictureField(name: string, label: string, description?: string): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', admin: { description } }
}

/** Pictures in the editor's order. */
export function picturesField(name: string, label: string, description: string): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', hasMany: true, admin: { description } }
}
