/** The light of a map without coordinates: a point of the sun path that its scene uses. */
export const NOON = new Date('2026-03-20T12:00Z')
