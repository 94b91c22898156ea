/** The elements of a page that travel: a picture's box and the name beside it. */
export type Ends = { picture: Element | undefined; name: Element | undefined }

export const NOTHING: Ends = { picture: undefined, name: undefined }
