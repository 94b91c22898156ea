import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { DeliveryToken } from '../../payload-types.ts'
import type { AuditEntry } from './entry.ts'
import { recordAudit } from './record.ts'

const SCOPES = { published: 'published content', preview: 'published content and drafts' } as const

const about = ({ id, name }: DeliveryToken) => ({ record: `delivery-tokens:${id}`, title: name })

/** Records a change of a delivery token, in the transaction of the change. */
export const recordTokenChange: CollectionAfterChangeHook<DeliveryToken> = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const entries =
    operation === 'create'
      ? [{ event: 'token-made', facts: { to: SCOPES[doc.scope] } } as const]
      : changesOf(previousDoc, doc, data)
  for (const entry of entries) await recordAudit(req, { ...about(doc), ...entry })
  return doc
}

function changesOf(
  before: DeliveryToken,
  after: DeliveryToken,
  { tokenHash }: Partial<DeliveryToken>,
): AuditEntry[] {
  const entries: AuditEntry[] = []
  if (before.name !== after.name)
    entries.push({ event: 'token-renamed', facts: { from: before.name, to: after.name } })
  if (before.scope !== after.scope) {
    const facts = { from: SCOPES[before.scope], to: SCOPES[after.scope] }
    entries.push({ event: 'token-scope-changed', facts })
  }
  if (tokenHash && before.tokenHash && tokenHash !== before.tokenHash)
    entries.push({ event: 'token-replaced' })
  return entries
}

export const recordTokenRemoved: CollectionAfterDeleteHook<DeliveryToken> = async ({
  doc,
  req,
}) => {
  await recordAudit(req, { event: 'token-removed', ...about(doc) })
}
