import { FILE_AWAY, refusalOf } from './away.ts'
import { Refusal } from './refusal.ts'

/** Until the first byte; a film may then take as long as its visitor watches. */
const PATIENCE = 30_000

const TYPES = /^(video\/(mp4|webm)|application\/pdf|model\/gltf-binary)$/

type Asked = { method: string; headers: Record<string, string>; signal: AbortSignal }

/** Asks the content service for a film, a document or a model; its body is still to come. */
export async function fetchFile(url: string, { method, headers, signal }: Asked) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PATIENCE)
  try {
    const answer = await fetch(url, {
      method,
      // Compressed on the way, its parts would be others.
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.any([signal, late.signal]),
    })
    return await checked(answer)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(503, FILE_AWAY, error)
  } finally {
    clearTimeout(timer)
  }
}

async function checked(answer: Response) {
  if (answer.status === 304 || answer.status === 416) return answer
  if (!answer.ok) return refusalOf(answer, FILE_AWAY)
  if (TYPES.test(answer.headers.get('content-type') ?? '') && answer.headers.has('etag'))
    return answer
  await answer.body?.cancel()
  throw new Refusal(502, 'The content service answered with something that is no film or file.')
}
