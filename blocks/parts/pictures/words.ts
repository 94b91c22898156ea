/** The accessible name of a strip of pictures. */
export const PICTURES = 'Pictures'
