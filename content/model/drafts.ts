/**
 * Drafts with autosave and scheduled publishing. With an autosave interval below 500 ms the studio
 * stutters on long pages.
 */
const drafts = {
  autosave: { interval: 800 },
  validate: false,
  schedulePublish: true,
} as const

/** Drafts and versions of a collection. */
export const withDrafts = { maxPerDoc: 50, drafts } as const

/** Drafts and versions of a global, where Payload names the limit differently. */
export const globalWithDrafts = { max: 50, drafts } as const
