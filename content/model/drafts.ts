/** Drafts with autosave. Below 500 ms the studio stutters on long pages. */
export const withDrafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, validate: false },
} as const

/** The same for a global, which names its limit differently. */
export const globalWithDrafts = {
  max: 50,
  drafts: { autosave: { interval: 800 }, validate: false },
} as const
