import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { refuse, SANDBOX } from './answers.ts'
import { kindOfName, mimeOf } from './kinds.ts'
import { uploadsDir } from './uploads.ts'

/** Shows an uploaded file to the studio as it was uploaded; Payload has checked who asks. */
export async function sendUpload(_: unknown, { params }: { params: { filename: string } }) {
  const filename = basename(params.filename)
  const kind = kindOfName(filename)
  const body = kind && (await readFile(join(uploadsDir(), filename)).catch(() => undefined))
  if (!body) return refuse(404, 'There is no such picture.')
  const headers = { 'Content-Type': mimeOf(kind), 'X-Content-Type-Options': 'nosniff' }
  return new Response(body, { headers: { ...headers, ...(kind === 'svg' && SANDBOX) } })
}
