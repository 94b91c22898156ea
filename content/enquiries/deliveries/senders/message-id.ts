import { createHash } from 'node:crypto'

/**
 * The left part of a Message-ID: the same for each attempt, and without any data of the enquiry.
 */
export function messageIdOf(key: string): string {
  return createHash('sha256').update(`delivery ${key}`).digest('hex').slice(0, 32)
}
