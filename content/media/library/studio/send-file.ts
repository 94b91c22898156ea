import { CONNECTION_LOST, messageOf } from '../../../studio/request.ts'
import { familyOfMime, kindOfName, mimeOf } from '../../kinds.ts'
import { sizeFlaw } from '../../weight.ts'

/** Whether the service has taken a file, or why not. */
export type SentFile = { isDone: true } | { isDone: false; message: string; canRetry: boolean }

type Target = { method: 'POST' | 'PATCH'; path: string; data: object }

const BUSY = 503

/** Sends one file to the studio's API, with its progress, which `fetch` does not report. */
export function sendFile(
  { method, path, data }: Target,
  file: File,
  onProgress: (progress: number) => void,
): Promise<SentFile> {
  const flaw = flawOf(file)
  if (flaw) return Promise.resolve({ isDone: false, message: flaw, canRetry: false })
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onerror = () => resolve({ isDone: false, message: CONNECTION_LOST, canRetry: true })
    request.onload = () => {
      const { status, response } = request
      if (status >= 200 && status < 300) return resolve({ isDone: true })
      resolve({ isDone: false, message: messageOf(response), canRetry: status >= BUSY })
    }
    request.send(form)
  })
}

/** The problem of a file before it is sent: the service would cut off one that is too large. */
function flawOf({ name, size, type }: File) {
  const kind = kindOfName(name)
  const family = familyOfMime(kind ? mimeOf(kind) : type) ?? 'film'
  return sizeFlaw(family, size, name)
}
