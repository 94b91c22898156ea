import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isPictureFile } from '@belvedere/kit/media-address.ts'
import type { PayloadRequest } from 'payload'
import { kindOfName, mimeOf } from './kinds.ts'
import { COMMON_HEADERS, refuse, SANDBOX } from './responses.ts'
import { sendFile } from './send-file.ts'
import { uploadsDir } from './uploads.ts'

/** Serves an uploaded file to the studio; Payload has already checked access. */
export async function sendUpload(
  req: Pick<PayloadRequest, 'headers' | 'method'>,
  { params }: { params: { filename: string } },
) {
  const filename = basename(params.filename)
  const path = join(uploadsDir(), filename)
  if (!isPictureFile(filename)) return sendFile(asRequest(req), path, filename)
  const kind = kindOfName(filename)
  const body = kind && (await readFile(path).catch(() => undefined))
  if (!body) return refuse(404, 'Picture not found.')
  const headers = { ...COMMON_HEADERS, 'Content-Type': mimeOf(kind) }
  return new Response(body, { headers: { ...headers, ...(kind === 'svg' && SANDBOX) } })
}

function asRequest({ headers, method = 'GET' }: Pick<PayloadRequest, 'headers' | 'method'>) {
  return new Request('http://studio/', { headers, method })
}
