import { APIError } from 'payload'

/** An error for the editor: what is not possible, and what to do instead. */
export function refusal(message: string, status = 409) {
  return new APIError(message, status, undefined, true)
}
