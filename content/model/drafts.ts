/**
 * Drafts with autosave, and publishing at a time that is set beforehand. Below 500 ms the studio
 * stutters on long pages.
 */
const drafts = {
  autosave: { interval: 800 },
  validate: false,
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 },
} as const

/** Drafts and versions of the records of a collection. */
export const withDrafts = { maxPerDoc: 50, drafts } as const

/** The same for a global, which names its limit differently. */
export const globalWithDrafts = { max: 50, drafts } as const
