/** The radius of the globe, in units of the picture. */
export const RADIUS = 290

/** Half the width of the picture: flights may rise above the globe. */
export const HALF = 340
