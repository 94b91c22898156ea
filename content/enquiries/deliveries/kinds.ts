/** What follows from an enquiry. */
export const KINDS = [
  'team',
  'visitor',
  'webhook',
  'hubspot',
  'salesforce',
  'escalation',
  'answer',
] as const

export type DeliveryKind = (typeof KINDS)[number]

/** What each kind is called in the studio. */
export const KIND_LABELS: Readonly<Record<DeliveryKind, string>> = {
  team: 'Mail to the team',
  visitor: 'Acknowledgement to the visitor',
  webhook: 'Webhook',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
  escalation: 'Reminder of an unanswered enquiry',
  answer: 'Answer to the visitor',
}

/**
 * Kinds that other programs take. They may hang for as long as they like, so they have slots of their
 * own: see `worker.ts`.
 */
export const PROGRAM_KINDS = [
  'webhook',
  'hubspot',
  'salesforce',
] as const satisfies readonly DeliveryKind[]

/** Kinds that the mail server takes. */
export const MAIL_KINDS = [
  'team',
  'visitor',
  'escalation',
  'answer',
] as const satisfies readonly DeliveryKind[]

/**
 * `failed` is tried again, `given-up` is not. `kept` is a mail that nobody got, because there was no
 * server to send it: `resume-kept.ts` makes it due once there is one.
 */
export const STATES = ['waiting', 'sent', 'kept', 'failed', 'given-up'] as const

export type DeliveryState = (typeof STATES)[number]

/** What each state is called in the studio. */
export const STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Not sent: no mail server',
  failed: 'Failed, will be tried again',
  'given-up': 'Given up',
}
