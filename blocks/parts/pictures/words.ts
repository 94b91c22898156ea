/** What a strip of pictures is called for those who do not see it. */
export const PICTURES = 'Pictures'
