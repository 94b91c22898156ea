/** The position for a page that has no hour of its own and is not in the menu. */
export const MORNING = 0.3

/**
 * The position of dusk in a constant of its own, so that browsers do not load the labels of all
 * hours.
 */
export const DUSK = 0.94

/**
 * The hours that a page can have, with the sun's position on the arc from 0 (sunrise) to 1 (sunset).
 * First light and dusk stay clear of the horizon, so that the whole sun shows.
 */
export const PAGE_HOURS = {
  first_light: { label: 'First light', position: 0.06 },
  early: { label: 'Early morning', position: 0.18 },
  mid_morning: { label: 'Mid-morning', position: 0.34 },
  noon: { label: 'Noon', position: 0.5 },
  afternoon: { label: 'Afternoon', position: 0.66 },
  evening: { label: 'Evening', position: 0.82 },
  dusk: { label: 'Dusk', position: DUSK },
} as const

export type PageHour = keyof typeof PAGE_HOURS
