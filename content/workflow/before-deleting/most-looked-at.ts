/** The most records that are deleted at once: it is looked up beforehand where each is used. */
export const MOST_LOOKED_AT = 100
