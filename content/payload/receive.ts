import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { incomingDir, MAX_REQUEST_BYTES, TOO_LARGE } from '../media/limits.ts'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Whether the sender of a request is signed in to the studio. */
type IsEditor = (headers: Headers) => Promise<boolean>

/** Forms without files, such as the sign-in form, are smaller than this. */
const MAX_FORM_BYTES = 1024 * 1024

/**
 * Rejects uploads that are too large or sent by anonymous users before the body is read: Payload
 * writes the file to disk before it checks access
 * (`payload/dist/utilities/wrapInternalEndpoints.js`), and what a crash leaves there is never
 * deleted.
 *
 * No upstream issue found. To reproduce, set `upload.useTempFiles` and post a file without a
 * session.
 */
export function receive<Rest extends unknown[]>(
  handler: Handler<Rest>,
  isEditor: IsEditor,
): Handler<Rest> {
  return async (request, ...rest) => {
    if (!isForm(request)) return handler(request, ...rest)
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    if (!(length <= MAX_FORM_BYTES) && !(await isEditor(request.headers)))
      return refusal(403, 'Sign in to the studio to upload files.')
    if (length > MAX_REQUEST_BYTES && Number.isFinite(length)) return refusal(413, TOO_LARGE)
    await sweepIncoming()
    return handler(request, ...rest)
  }
}

function isForm({ headers }: Request) {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/') === true
}

/** An error in Payload's format, so that the studio shows the message. */
function refusal(status: number, message: string) {
  return Response.json({ errors: [{ message }] }, { status })
}

const HOUR = 3_600_000

/** Deletes temporary files that a crash left behind; no upload takes an hour. */
export async function sweepIncoming(): Promise<void> {
  const names = await readdir(incomingDir()).catch(() => [])
  for (const name of names) {
    const path = join(incomingDir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(path, { force: true })
  }
}
