/** What a field of the studio offers from the media library: pictures, films and so on. */
export const onlyPictures = { mimeType: { contains: 'image/' } }
export const onlyFilms = { mimeType: { contains: 'video/' } }
export const onlyDocuments = { mimeType: { equals: 'application/pdf' } }
export const onlyModels = { mimeType: { equals: 'model/gltf-binary' } }
