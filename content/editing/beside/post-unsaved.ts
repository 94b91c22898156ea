import type { Post, Sent } from './unsaved-sender.ts'

const UNREACHABLE = 'The preview is not up to date: the content service cannot be reached.'

/** Sends an unsaved document to the service; throws with a sentence for the editor. */
export function postTo(api: string): Post {
  return async (body) => {
    const response = await fetch(`${api}/unsaved`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (response?.status === 410) return 'gone'
    const answer: unknown = await response?.json().catch(() => undefined)
    if (response?.ok && isSent(answer)) return answer
    throw new Error(messageIn(answer) ?? UNREACHABLE)
  }
}

function isSent(answer: unknown): answer is Sent {
  if (typeof answer !== 'object' || answer === null) return false
  const { key, version, path } = { key: undefined, version: undefined, path: undefined, ...answer }
  const isPath = path === null || typeof path === 'string'
  return typeof key === 'string' && typeof version === 'number' && isPath
}

function messageIn(answer: unknown): string | undefined {
  const { errors } = { errors: [], ...Object(answer) }
  const message: unknown = Array.isArray(errors) ? Object(errors[0]).message : undefined
  return typeof message === 'string' ? message : undefined
}
