/** A record of a release as the studio shows it. */
export type ShownMember = {
  record: string
  title: string
  /** Its form; undefined if it was deleted. */
  path?: string
  isPublish: boolean
  addedBy: string
  /** Notes for a publisher before it is published. */
  notes: string[]
  /** The time at which its newest draft was saved. */
  newest: string
  /** Whether the newest draft differs from the one that was added. */
  isChanged: boolean
}

/** A release as its form shows it. */
export type ShownRelease = {
  id: number
  title: string
  state: 'open' | 'published' | 'taken-back'
  publishedAt?: string
  publishedBy?: string
  takenBackAt?: string
  takenBackBy?: string
  schedule?: { at: string; by?: string; isFailed: boolean; error?: string }
  members: ShownMember[]
  mayPublish: boolean
  mayChange: boolean
}

/** The reason why a record prevents its release, with the path of its form. */
export type ShownProblem = { record: string; title: string; path?: string; message: string }

/** A release in the list on the form of a record. */
export type ReleaseChoice = {
  id: number
  title: string
  /** Its intended change of the record, if the record is in it. */
  action?: 'publish' | 'unpublish'
  at?: string
}
