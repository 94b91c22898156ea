/** The topics of the audit log; the filter of its page lists these. */
export const TOPICS = [
  { value: 'publishing', label: 'Publishing' },
  { value: 'sign-ins', label: 'Sign-ins and passwords' },
  { value: 'accounts', label: 'Accounts and roles' },
  { value: 'tokens', label: 'Delivery tokens' },
  { value: 'exports', label: 'Exports' },
  { value: 'erasures', label: 'Erasures' },
  { value: 'settings', label: 'Settings' },
] as const

export type Topic = (typeof TOPICS)[number]['value']

export function isTopic(value: unknown): value is Topic {
  return TOPICS.some((topic) => topic.value === value)
}
