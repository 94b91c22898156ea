import { asFields } from '@belvedere/kit/json.ts'
import { RequestFailed, request } from '../../studio/request.ts'
import type { Post, Sent } from './unsaved-sender.ts'

const UNREACHABLE = 'The preview is not up to date: the content service cannot be reached.'

/** Sends an unsaved document to the service; throws with a sentence for the editor. */
export function postTo(api: string): Post {
  return async (body) => {
    try {
      const answer = await request<unknown>(`${api}/unsaved`, { body, failed: UNREACHABLE })
      if (isSent(answer)) return answer
    } catch (error) {
      if (error instanceof RequestFailed && error.status === 410) return 'gone'
      throw error
    }
    throw new Error(UNREACHABLE)
  }
}

function isSent(answer: unknown): answer is Sent {
  const { key, version, path, form } = asFields(answer)
  const isPath = [path, form].every((one) => one === null || typeof one === 'string')
  return typeof key === 'string' && typeof version === 'number' && isPath
}
