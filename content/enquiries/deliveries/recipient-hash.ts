import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * A keyed hash of an address: equal for equal addresses, and readers of the table learn no address.
 */
export function hashAddress({ payload }: Pick<PayloadRequest, 'payload'>, address: string): string {
  const text = `delivery ${address.trim().toLowerCase()}`
  return createHmac('sha256', payload.secret).update(text).digest('base64url').slice(0, 22)
}
