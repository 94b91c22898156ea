import type { WorkState } from '../../long-work/row.ts'

/** What can be done with many records at once. */
export const BULK = ['publish', 'unpublish', 'bin', 'bring-back', 'erase', 'edit'] as const

export type BulkWhat = (typeof BULK)[number]

/** A record that stays as it is, with its page in the studio and the reason. */
export type Named = { record: string; path: string; title: string; message: string }

/** A bulk change, as the service reports it to the studio. */
export type BulkProgress = {
  id: number
  what: BulkWhat
  /** Where it was begun: a collection, or `bin`. */
  about: string
  by: string
  state: WorkState
  total: number
  done: number
  /** The records that stay as they are; all others that were reached are done. */
  named: Named[]
  /** Records that are done, with what to know about each. */
  noted: Named[]
  /** The path of the receipt of what was published last: it covers all of them. */
  receipt?: string
  reason?: string
  secondsLeft?: number
  /** What the person who asks may do with it now. */
  may: { stop: boolean; continue: boolean; bringBack: boolean }
}

/** The records of the bin, as the place where a bulk change was begun. */
export const ABOUT_BIN = 'bin'

/** So many records of a list are changed at once; more are refused. The bin is emptied whole. */
export const MOST_IN_BULK = 2000
