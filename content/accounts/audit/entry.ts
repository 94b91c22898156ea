import type { EventName } from './events.ts'

/** Further data of an event: numbers, names and words, never a secret. */
export type Facts = {
  /** How many records, enquiries, sessions or further failures. */
  count?: number
  /** The old and the new value, as readable text. */
  from?: string
  to?: string
  /** The format of a file. */
  format?: string
  /** The browser and system of a session. */
  device?: string
  /** It happened at a time that the person had set. */
  scheduled?: boolean
  /** The release that published the record. */
  release?: string
  /** The labels of what was changed. */
  fields?: string[]
  /**
   * How the person changed a second factor, such as “switched on the authenticator app”, or how
   * somebody signed in.
   */
  words?: string
  /** The account was made for somebody who sets the password by a link. */
  invited?: boolean
}

/** Something that happened, as it is recorded. */
export type AuditEntry = {
  event: EventName
  /** What it happened to: `pages:12`, `global:home`, `users:3`. */
  record?: string
  /** Its title at that time; it may be renamed or deleted later. */
  title?: string
  facts?: Facts
  /** Who did it, if it is not the user of the request. */
  by?: { id: number; name: string }
}
