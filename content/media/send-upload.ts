import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPictureFile } from '@belvedere/kit/media-address.ts'
import type { PayloadRequest } from 'payload'
import { ALWAYS, refuse, SANDBOX } from './answers.ts'
import { kindOfName, mimeOf } from './kinds.ts'
import { sendFile } from './send-file.ts'
import { uploadsDir } from './uploads.ts'

/** Shows an uploaded file to the studio as it was uploaded; Payload has checked who asks. */
export async function sendUpload(
  req: Pick<PayloadRequest, 'headers' | 'method'>,
  { params }: { params: { filename: string } },
) {
  const filename = basename(params.filename)
  const path = join(uploadsDir(), filename)
  if (!isPictureFile(filename)) return sendFile(asRequest(req), path, filename)
  const kind = kindOfName(filename)
  const body = kind && (await readFile(path).catch(() => undefined))
  if (!body) return refuse(404, 'There is no such picture.')
  const headers = { ...ALWAYS, 'Content-Type': mimeOf(kind) }
  return new Response(body, { headers: { ...headers, ...(kind === 'svg' && SANDBOX) } })
}

function asRequest({ headers, method = 'GET' }: Pick<PayloadRequest, 'headers' | 'method'>) {
  return new Request('http://studio/', { headers, method })
}
