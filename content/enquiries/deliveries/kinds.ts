/** The kinds of deliveries that follow from an enquiry. */
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

/** The studio's name of each kind. */
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
 * Kinds that are delivered to other programs. They may hang for any time, so they have their own
 * slots: see `worker.ts`.
 */
export const PROGRAM_KINDS = [
  'webhook',
  'hubspot',
  'salesforce',
] as const satisfies readonly DeliveryKind[]

/** Kinds that are delivered by the mail server. */
export const MAIL_KINDS = [
  'team',
  'visitor',
  'escalation',
  'answer',
] as const satisfies readonly DeliveryKind[]

/**
 * `failed` is tried again, `given-up` is not. `kept` is a mail that was not sent, because there was
 * no server: `resume-kept.ts` makes it due once there is one.
 */
export const STATES = ['waiting', 'sent', 'kept', 'failed', 'given-up'] as const

export type DeliveryState = (typeof STATES)[number]

/** The studio's name of each state. */
export const STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Not sent: no mail server',
  failed: 'Failed, will be tried again',
  'given-up': 'Given up',
}
