/** Filters for upload fields: pictures, films and so on from the media library. */
export const onlyPictures = { mimeType: { contains: 'image/' } }
export const onlyFilms = { mimeType: { contains: 'video/' } }
export const onlyModels = { mimeType: { equals: 'model/gltf-binary' } }
