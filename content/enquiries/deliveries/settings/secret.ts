import type { FieldHook, GlobalAfterReadHook } from 'payload'

/** The secret is stored encrypted with `PAYLOAD_SECRET`, so that a copy of the database does not have it. */
export const keepSecret: FieldHook = ({ siblingData, originalDoc, req }) => {
  const fresh = siblingData.newWebhookSecret
  if (typeof fresh === 'string' && fresh !== '') return req.payload.encrypt(fresh)
  return originalDoc?.webhookSecret ?? null
}

/** An entered secret is not shown again. */
export const hideEntered: GlobalAfterReadHook = ({ doc: { newWebhookSecret: _, ...doc } }) => doc
