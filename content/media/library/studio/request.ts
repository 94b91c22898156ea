/** Sends JSON to the studio's API; resolves with the sentence of a refusal, else undefined. */
export async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    return response.ok ? undefined : messageOf(answer)
  } catch {
    return CONNECTION_LOST
  }
}

export const CONNECTION_LOST = 'The connection broke off. Try again in a moment.'

/** The sentence in an error response: of the field that was refused, or of the whole. */
export function messageOf(body: unknown): string {
  const [error] = listOf(fieldsOf(body).errors)
  const { message, data } = fieldsOf(error)
  const [field] = listOf(fieldsOf(data).errors)
  const ofField = fieldsOf(field).message
  return textOf(ofField) || textOf(message) || 'This did not work. Try again in a moment.'
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
