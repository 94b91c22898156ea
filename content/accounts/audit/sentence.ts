import { sayAddress } from '../sessions/say-address.ts'
import type { Facts } from './entry.ts'
import type { EventName } from './events.ts'

/** An entry as it is read. */
export type ReadEntry = {
  id: number
  at: string
  event: EventName
  account: number | undefined
  person: string | undefined
  record: string | undefined
  title: string | undefined
  facts: Facts
  /** The shortened address of the client. */
  clientAddress: string | undefined
}

/** A piece of a sentence; with `record` it leads to that record. */
export type Part = string | { text: string; record: string }

/** What happened, as a sentence. */
export function sentenceOf(entry: ReadEntry): Part[] {
  return [...SAY[entry.event](entry), ...(entry.facts.scheduled ? [AT_ITS_TIME] : [])]
}

/** The sentence as text. */
export function sentenceText(entry: ReadEntry): string {
  return sentenceOf(entry)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
}

/** The device and network, if known: “Firefox on Linux, 203.0.113.x”. */
export function originOf({ facts, clientAddress, event }: ReadEntry): string {
  // The device of an ended session is that of the session, and its sentence names it.
  const device = event === 'session-ended' ? undefined : facts.device
  return [device, clientAddress && sayAddress(clientAddress)].filter(Boolean).join(', ')
}

const AT_ITS_TIME = ', at the time set for it'

type Say = (entry: ReadEntry) => Part[]

/** What was done without an account: by the set-up, a script of the server or a daily job. */
const who = ({ person }: ReadEntry) => person ?? 'The service itself'

const what = ({ record, title }: ReadEntry): Part => {
  const text = title || 'something without a title'
  return record ? { text, record } : text
}

const did =
  (verb: string, after = ''): Say =>
  (entry) => [`${who(entry)} ${verb} `, what(entry), after]

const exported =
  (one: string, many: string): Say =>
  (entry) => {
    const { count, format } = entry.facts
    return [`${who(entry)} exported ${counted(count, one, many)} (${format})`]
  }

const isOwn = ({ account, record }: ReadEntry) => record === `users:${account}`
const counted = (count = 0, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const through: Say = ({ facts }) => (facts.release ? [`, in the release “${facts.release}”`] : [])

const fromTo = ({ facts: { from, to } }: ReadEntry) =>
  `${from ? `from ${from} ` : ''}to ${to ?? 'nothing'}`

const SAY: Record<EventName, Say> = {
  published: (entry) => [...did('published')(entry), ...through(entry)],
  unpublished: (entry) => [...did('took', ' off the site')(entry), ...through(entry)],
  deleted: did('deleted'),
  added: did('added'),
  changed: did('changed'),
  'release-published': (entry) => [
    ...did('published the release')(entry),
    ` (${counted(entry.facts.count, 'record')})`,
  ],
  'release-taken-back': did('took back the release'),
  'signed-in': (entry) => [
    `${who(entry)} signed in${entry.facts.words ? ` ${entry.facts.words}` : ''}`,
  ],
  'sign-in-failed': (entry) => [
    'Somebody tried to sign in ',
    ...(entry.record ? ['to ', what(entry), ' '] : []),
    entry.facts.words ??
      (entry.record ? 'with a wrong password' : 'with an address that has no account'),
    entry.facts.count ? `; before it, ${counted(entry.facts.count, 'more attempt')} failed` : '',
  ],
  'signed-out': (entry) => [`${who(entry)} signed out`],
  'session-ended': (entry) => [
    `${who(entry)} ended a session of `,
    isOwn(entry) ? 'their own' : what(entry),
    entry.facts.device ? ` (${entry.facts.device})` : '',
  ],
  'sessions-ended': (entry) => [
    `${who(entry)} ended ${counted(entry.facts.count, 'session')} of `,
    isOwn(entry) ? 'their own' : what(entry),
  ],
  'password-changed': (entry) =>
    isOwn(entry)
      ? [`${who(entry)} changed their password`]
      : [`${who(entry)} set a new password for `, what(entry)],
  'password-reset': (entry) => [`${who(entry)} set a password by the link of a mail`],
  'password-link-sent': (entry) => [
    'Somebody asked for a new password for ',
    what(entry),
    ', and a link was sent',
  ],
  'account-made': (entry) => [
    ...did(entry.facts.invited ? 'invited' : 'made an account for')(entry),
    entry.facts.to ? ` (${entry.facts.to})` : '',
  ],
  'account-invited': did('sent', ' another invitation'),
  'account-removed': did('removed the account of'),
  'address-changed': (entry) => [
    ...did('changed the e-mail address of')(entry),
    ` ${fromTo(entry)}`,
  ],
  'role-changed': (entry) => [...did('changed the role of')(entry), ` ${fromTo(entry)}`],
  'factor-changed': (entry) => [
    `${who(entry)} ${entry.facts.words ?? 'changed a second factor'}`,
    ...(isOwn(entry) ? [] : [' of ', what(entry)]),
  ],
  'token-made': (entry) => [
    ...did('made the delivery token')(entry),
    entry.facts.to ? ` (${entry.facts.to})` : '',
  ],
  'token-removed': did('removed the delivery token'),
  'token-renamed': (entry) => [...did('renamed the delivery token')(entry), ` ${fromTo(entry)}`],
  'token-replaced': did('put a new value in place of the delivery token'),
  'token-scope-changed': (entry) => [
    ...did('changed the scope of the delivery token')(entry),
    ` ${fromTo(entry)}`,
  ],
  'listings-exported': exported('listing', 'listings'),
  'enquiries-exported': exported('enquiry', 'enquiries'),
  'person-exported': (entry) => [
    `${who(entry)} exported what is kept of a visitor (${counted(entry.facts.count, 'enquiry', 'enquiries')})`,
  ],
  'log-exported': (entry) => [`${who(entry)} exported this log`],
  'person-erased': (entry) => [
    `${who(entry)} erased the data of a visitor (${counted(entry.facts.count, 'enquiry', 'enquiries')})`,
  ],
  'enquiry-deleted': (entry) => [`${who(entry)} deleted the enquiry ${entry.title ?? ''}`],
  'enquiries-expired': ({ facts }) => [
    `The personal data of ${counted(facts.count, 'enquiry', 'enquiries')} was erased, as it had been kept long enough`,
  ],
  'enquiries-erased-again': ({ facts }) => [
    `The personal data of ${counted(facts.count, 'enquiry', 'enquiries')} was erased again, as it had come back after its erasure`,
  ],
  'settings-changed': (entry) => [
    ...did('changed')(entry),
    entry.facts.fields?.length ? `: ${entry.facts.fields.join(', ')}` : '',
  ],
}
