import type { Field } from 'payload'
import { setByServiceOnly } from '../payload/access.ts'

/**
 * The links that an account can have at once. An invitation has fields of its own, so that anybody who
 * enters the address under “Forgotten your password?” cannot end it.
 */
export const LINKS = {
  forgotten: { hours: 1, token: 'resetPasswordToken', until: 'resetPasswordExpiration' },
  invitation: { hours: 7 * 24, token: 'invitationToken', until: 'invitationExpiration' },
} as const

export type LinkKind = keyof typeof LINKS

/** The values of these fields in an account without links. */
export const NO_LINKS = {
  ...{ resetPasswordToken: null, resetPasswordExpiration: null },
  ...{ invitationToken: null, invitationExpiration: null },
}

/** Stored beside the two fields that Payload has for forgotten passwords, and equally hidden. */
export const invitationFields: Field[] = [
  { name: 'invitationToken', type: 'text', hidden: true, access: setByServiceOnly },
  { name: 'invitationExpiration', type: 'date', hidden: true, access: setByServiceOnly },
]
