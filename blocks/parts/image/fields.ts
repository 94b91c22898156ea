import type { UploadField } from 'payload'

/** Filters for upload fields: pictures, videos and so on from the media library. */
export const onlyPictures = { mimeType: { contains: 'image/' } }
export const onlyFilms = { mimeType: { contains: 'video/' } }
export const onlyModels = { mimeType: { equals: 'model/gltf-binary' } }

/** A field for one picture of the media library. */
export function pictureUpload(name: string, label: string): UploadField {
  return { name, label, type: 'upload', relationTo: 'media', filterOptions: onlyPictures }
}
