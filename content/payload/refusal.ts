import { APIError } from 'payload'

/** An answer for the editor: what cannot be done, and what to do instead. */
export function refusal(message: string, status = 409) {
  return new APIError(message, status, undefined, true)
}
