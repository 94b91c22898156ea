import type { Topic } from './topics.ts'

/** All events that the audit log knows, with their topics. */
export const EVENTS = {
  published: 'publishing',
  unpublished: 'publishing',
  deleted: 'publishing',
  added: 'publishing',
  changed: 'publishing',
  'release-published': 'publishing',
  'release-taken-back': 'publishing',
  'signed-in': 'sign-ins',
  'sign-in-failed': 'sign-ins',
  'signed-out': 'sign-ins',
  'session-ended': 'sign-ins',
  'sessions-ended': 'sign-ins',
  'password-changed': 'sign-ins',
  'password-reset': 'sign-ins',
  'password-link-sent': 'sign-ins',
  'account-made': 'accounts',
  'account-invited': 'accounts',
  'account-removed': 'accounts',
  'address-changed': 'accounts',
  'role-changed': 'accounts',
  'factor-changed': 'accounts',
  'token-made': 'tokens',
  'token-removed': 'tokens',
  'token-renamed': 'tokens',
  'token-replaced': 'tokens',
  'token-scope-changed': 'tokens',
  'listings-exported': 'exports',
  'enquiries-exported': 'exports',
  'person-exported': 'exports',
  'log-exported': 'exports',
  'person-erased': 'erasures',
  'enquiry-deleted': 'erasures',
  'enquiries-expired': 'erasures',
  'enquiries-erased-again': 'erasures',
  'settings-changed': 'settings',
} as const satisfies Record<string, Topic>

export type EventName = keyof typeof EVENTS

export function isEvent(value: unknown): value is EventName {
  return typeof value === 'string' && Object.hasOwn(EVENTS, value)
}
