import type { Endpoint } from 'payload'

/** An endpoint of Payload that answers 403 with a reason. */
export function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ message, errors: [{ message }] }, { status: 403 })
  return { path, method: 'post', handler }
}
