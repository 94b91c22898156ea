/** Of more selected records, it is not looked up beforehand where each is used. */
export const MOST_LOOKED_AT = 100
