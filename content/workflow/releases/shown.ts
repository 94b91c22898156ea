/** A record of a release as the studio shows it. */
export type ShownMember = {
  record: string
  title: string
  /** Its form; undefined if it was deleted. */
  path?: string
  isPublish: boolean
  addedBy: string
  /** What a publisher should know before publishing it. */
  notes: string[]
  /** When its newest draft was saved. */
  newest: string
  /** The newest draft is another one than when it was added. */
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

/** Why a record keeps its release from being published, with the way to its form. */
export type ShownProblem = { record: string; title: string; path?: string; message: string }

/** A release as the form of a record lists it. */
export type ReleaseChoice = {
  id: number
  title: string
  /** What it does with the record, if the record is in it. */
  action?: 'publish' | 'unpublish'
  at?: string
}
