import type { PayloadRequest } from 'payload'
import { siteUrl } from '../service/env.ts'
import type { Mail } from '../service/mail/mail.ts'

const HOST = () => new URL(siteUrl()).host

/** The mail with a link to set a new password. */
export function forgottenMail(to: string, link: string): Mail {
  const text = `Somebody, probably you, asked for a new password for the studio of ${HOST()}.

Set it here within an hour:

${link}

If it was not you, do nothing: the password stays what it is.`
  return {
    to: [to],
    subject: `A new password for the studio of ${HOST()}`,
    text,
    auto: 'auto-generated',
  }
}

/**
 * The mail to the address that an account had until now. It leaves the new one out: the old one may have
 * been a mistake, and belong to a stranger.
 */
export function changedAddressMail(to: string): Mail {
  const text = `The e-mail address of your account in the studio of ${HOST()} was changed. From now on you sign in with the new one, and mails go there.

If neither you nor an administrator did this, tell an administrator at once: somebody else may have your account.`
  return {
    to: [to],
    subject: `The address of your account in the studio of ${HOST()} was changed`,
    text,
    auto: 'auto-generated',
  }
}

/** The mail that invites a colleague to a new account. */
export function invitationMail(req: PayloadRequest, to: string, link: string, days: number): Mail {
  const { user } = req
  const by = user?.collection === 'users' ? user.name || user.email : undefined
  const text = `${by ?? 'An administrator'} has made an account for you in the studio of ${HOST()}.

Set your password here within ${days} days; the link works once:

${link}

Afterwards you sign in with ${to} and your password.`
  return {
    to: [to],
    subject: `Your account in the studio of ${HOST()}`,
    text,
    auto: 'auto-generated',
  }
}
