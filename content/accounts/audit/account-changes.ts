import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { INVITED } from '../invitation.ts'
import { forgetSessions } from '../sessions/forget-ended.ts'
import { sidOf } from '../sessions/own-session.ts'
import { accountOf, actor } from './about-account.ts'
import { recordAudit } from './record.ts'

/** Set in the context of a request that sets a password by the link of a mail. */
export const BY_LINK = 'belvedereByLink'

const passwordKey = (id: unknown) => `belvederePassword ${id}`

/** Payload removes the password from the data before hooks that run after the change. */
export const rememberPassword: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (originalDoc) req.context[passwordKey(originalDoc.id)] = Boolean(data.password)
  return data
}

/** Records what concerns the security of an account, in the transaction of the change. */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create') await recordMade(req, doc)
  else await recordUpdate(req, doc, previousDoc)
  return doc
}

async function recordMade(req: PayloadRequest, doc: User) {
  const invited = req.context[INVITED] === true
  const facts = { to: doc.role ?? 'editor', ...(invited && { invited }) }
  await recordAudit(req, { event: 'account-made', ...accountOf(doc), facts })
}

async function recordUpdate(req: PayloadRequest, doc: User, before: User) {
  const about = accountOf(doc)
  if (doc.role !== before.role) {
    const facts = { from: before.role ?? 'editor', to: doc.role ?? 'editor' }
    await recordAudit(req, { event: 'role-changed', ...about, facts })
  }
  if (doc.email !== before.email) {
    const facts = { from: before.email, to: doc.email }
    await recordAudit(req, { event: 'address-changed', ...about, facts })
  }
  if (req.context[passwordKey(doc.id)] !== true) return
  const byLink = req.context[BY_LINK] === true
  if (byLink) await recordAudit(req, { event: 'password-reset', ...about, by: actor(doc) })
  else await recordAudit(req, { event: 'password-changed', ...about })
}

export const recordAccountRemoved: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await forgetSessions(req, Number(id))
  await recordAudit(req, { event: 'account-removed', ...accountOf(doc) })
}

export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection !== 'users') return
  const isEverywhere = req.query.allSessions === 'true'
  await forgetSessions(req, req.user.id, isEverywhere ? undefined : sidOf(req.user))
  await recordAudit(req, { event: 'signed-out', ...accountOf(req.user) })
}
