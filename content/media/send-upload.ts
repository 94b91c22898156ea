import { readFile } from 'node:fs/promises'
import { isPictureFile } from '@belvedere/kit/media-address.ts'
import type { PayloadRequest } from 'payload'
import { withBodyLength } from '../service/headers/body-length.ts'
import { viewableFile } from './delivered-file.ts'
import { kindOfName, mimeOf } from './kinds.ts'
import { COMMON_HEADERS, refuse, SANDBOX, SVG_TYPE } from './responses.ts'
import { sendFile } from './send-file.ts'
import { uploads } from './storage/uploads-storage.ts'

/** Serves an uploaded file to the studio, or what a browser shows instead; Payload has already checked access. */
export async function sendUpload(
  req: Pick<PayloadRequest, 'headers' | 'method'>,
  { params }: { params: { filename: string } },
) {
  const filename = viewableFile(params.filename)
  const path = await uploads().find(filename)
  if (!isPictureFile(filename))
    return withBodyLength(await sendFile(asRequest(req), path, filename))
  const kind = kindOfName(filename)
  const body = kind && path && (await readFile(path).catch(() => undefined))
  if (!body) return refuse(404, 'Picture not found.')
  const isDrawing = kind === 'svg'
  const headers = {
    ...COMMON_HEADERS,
    'Content-Type': isDrawing ? SVG_TYPE : mimeOf(kind),
    'Content-Length': String(body.length),
    ...(isDrawing && SANDBOX),
  }
  return withBodyLength(new Response(body, { headers }))
}

function asRequest({ headers, method = 'GET' }: Pick<PayloadRequest, 'headers' | 'method'>) {
  return new Request('http://studio/', { headers, method })
}
