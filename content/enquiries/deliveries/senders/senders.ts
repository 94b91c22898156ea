import type { DeliveryKind } from '../kinds.ts'
import { sendAcknowledgement } from './acknowledgement.ts'
import { sendAnswer } from './answer.ts'
import type { Sender } from './delivery.ts'
import { sendEscalation } from './escalation.ts'
import { sendToHubspot } from './hubspot.ts'
import { sendToSalesforce } from './salesforce.ts'
import { sendTeamMail } from './team.ts'
import { sendWebhook } from './webhook.ts'

/** How each kind is delivered. */
export const SENDERS: Readonly<Record<DeliveryKind, Sender>> = {
  team: sendTeamMail,
  visitor: sendAcknowledgement,
  webhook: sendWebhook,
  hubspot: sendToHubspot,
  salesforce: sendToSalesforce,
  escalation: sendEscalation,
  answer: sendAnswer,
}
