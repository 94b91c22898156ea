import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { incomingDir, MOST_BYTES, TOO_HEAVY } from './limits.ts'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Whether the one who sends a request is signed in to the studio. */
type IsEditor = (headers: Headers) => Promise<boolean>

/** Forms without files, such as the one for signing in, stay below this. */
const FORM = 1024 * 1024

/**
 * Refuses what is too heavy, or sent by a stranger, before a byte of it is read: a request with a
 * file is written to the disk before Payload asks who sends it.
 */
export function receive<Rest extends unknown[]>(
  handler: Handler<Rest>,
  isEditor: IsEditor,
): Handler<Rest> {
  return async (request, ...rest) => {
    if (!isForm(request)) return handler(request, ...rest)
    const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    if (!(length <= FORM) && !(await isEditor(request.headers)))
      return refusal(403, 'Sign in to the studio to upload files.')
    if (length > MOST_BYTES && Number.isFinite(length)) return refusal(413, TOO_HEAVY)
    await sweepIncoming()
    return handler(request, ...rest)
  }
}

function isForm({ headers }: Request) {
  return headers.get('content-type')?.toLowerCase().startsWith('multipart/') === true
}

/** As Payload says it, so that the studio shows the sentence. */
function refusal(status: number, message: string) {
  return Response.json({ errors: [{ message }] }, { status })
}

const HOUR = 3_600_000

/** Takes away what a crash left behind. Nothing arrives for as long as an hour. */
export async function sweepIncoming(): Promise<void> {
  const names = await readdir(incomingDir()).catch(() => [])
  for (const name of names) {
    const path = join(incomingDir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(path, { force: true })
  }
}
