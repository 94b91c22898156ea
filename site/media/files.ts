import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { fetchFile } from './fetch-file.ts'
import { type KeptFile, KeptFiles } from './kept-files.ts'

type Options = { base: string; dir: string; capBytes: number; log: Log }

type SendFile = (req: IncomingMessage, res: ServerResponse, file: string) => Promise<void>

/** So many files are fetched at once to be kept; beyond, they are passed on only. */
const AT_ONCE = 2

/** What is said of a file; everything else of an answer stays between the two programs. */
const PASSED_ON = [
  ...['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'],
  ...['cache-control', 'content-disposition', 'content-security-policy'],
]

/**
 * Films, documents and models, in the parts that are asked for. The first visitor is served through
 * to the content service, so that a film starts at once; meanwhile the whole is fetched and kept, and
 * from then on it comes from this disk, also while the content service is away.
 */
export function createFiles({ base, dir, capBytes, log }: Options): SendFile {
  const kept = new KeptFiles(dir, capBytes)
  const fetching = new Set<string>()

  // A visitor who came before the file was kept may be answered after.
  const fetchOnce = async (file: string) => {
    if (await kept.find(file)) return
    await fetchWhole(`${base}/media/${file}`, (arriving) => kept.keep(file, arriving))
  }
  const fetchToKeep = async (file: string) => {
    if (fetching.size >= AT_ONCE || fetching.has(file)) return
    fetching.add(file)
    await fetchOnce(file)
      .catch((error) => log.warn('A film or file could not be kept.', { file, error }))
      .finally(() => fetching.delete(file))
  }

  return async (req, res, file) => {
    const found = await kept.find(file)
    if (found) return sendKept(req, res, found)
    await passOn(req, res, `${base}/media/${file}`, () => void fetchToKeep(file)).catch((error) => {
      // A visitor who has left is not waiting for a sentence.
      if (!res.destroyed) throw error
    })
  }
}

async function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  { path, size, headers }: KeptFile,
) {
  const { etag = '' } = headers
  const { status, part, headers: about } = answerRange(askedOf(req), { size, etag })
  res.writeHead(status, { ...(status === 416 ? ALWAYS : { ...headers, ...ALWAYS }), ...about })
  if (!part || req.method === 'HEAD') return void res.end()
  await flow(createReadStream(path, part), res)
}

async function passOn(req: IncomingMessage, res: ServerResponse, url: string, onFound: () => void) {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const { method = 'GET' } = req
  const { range, ifRange, ifNoneMatch } = askedOf(req)
  const asked = { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch }
  const answer = await fetchFile(url, { method, headers: present(asked), signal: gone.signal })
  if (answer.ok && method === 'GET') onFound()
  res.writeHead(answer.status, { ...passedOn(answer.headers), ...ALWAYS })
  if (!answer.body) return void res.end()
  await flow(Readable.fromWeb(answer.body as ReadableStream), res)
}

/** A visitor who leaves in the middle of a film is nothing to report. */
async function flow(body: Readable, res: ServerResponse) {
  await pipeline(body, res).catch(() => res.destroy())
}

type Keep = (arriving: Parameters<KeptFiles['keep']>[1]) => Promise<void>

async function fetchWhole(url: string, keep: Keep) {
  const end = new AbortController()
  const answer = await fetchFile(url, { method: 'GET', headers: {}, signal: end.signal })
  const { 'content-length': length = '', ...headers } = passedOn(answer.headers)
  try {
    if (answer.body && /^\d+$/.test(length))
      await keep({ length: Number(length), headers, body: answer.body })
  } finally {
    end.abort()
  }
}

const ALWAYS = { 'x-content-type-options': 'nosniff' }

function askedOf({ headers }: IncomingMessage) {
  return {
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  }
}

function passedOn(headers: Headers) {
  return present(Object.fromEntries(PASSED_ON.map((name) => [name, headers.get(name)])))
}

function present(headers: Record<string, string | null | undefined>): Record<string, string> {
  const given = Object.entries(headers).filter((one): one is [string, string] => one[1] != null)
  return Object.fromEntries(given)
}
