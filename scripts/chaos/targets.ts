import { createHash } from 'node:crypto'
import { contentHash } from '../../site/server/http/prepared-response.ts'
import type { Answer } from './ask.ts'

/** A request at an address of the site. */
export type Target = { kind: 'page' | 'payload' | 'media' | 'unknown' | 'edited'; path: string }

const HTML_TYPE = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json'

/**
 * The correct contents of each address. Values that the editor changes, and the version of the
 * settings, are ignored here: they are judged separately.
 */
export class Known {
  readonly #contents = new Map<string, string>()

  learn(target: Target, answer: Answer): void {
    this.#contents.set(target.path, stableHash(target, answer.body))
  }

  /** The problem of a complete response whose status is 200. */
  problem(target: Target, { headers, body }: Answer): string | undefined {
    const type = headers['content-type'] ?? ''
    if (target.kind !== 'media') {
      if (type !== (target.kind === 'payload' ? JSON_TYPE : HTML_TYPE))
        return `content-type ${type}`
      if (headers.etag !== `W/"${contentHash(body)}"`) return 'the body does not match its ETag'
    } else if (!/^(image|video|font|model)\//.test(type)) return `content-type ${type}`
    const known = this.#contents.get(target.path)
    if (known !== undefined && known !== stableHash(target, body))
      return `content that this address never had (${body.length} bytes)`
    return undefined
  }
}

const CHANGING: [RegExp, string][] = [
  [/Larkfold edition \d+/g, 'Larkfold'],
  [/\b(Chaos|News) \d+/g, '$1'],
  [/\b1(,?)09\d\1\d{3}\b/g, 'price'],
  [/("settings":)"[\w-]{22}"/g, '$1'],
  // The version of a share picture follows the title.
  [/(\/share\/[\w/-]+-)[\da-f]{12}(?=\.jpg)/g, '$1'],
]

function stableHash({ kind }: Target, body: Buffer): string {
  const hash = createHash('sha256')
  if (kind === 'media') return hash.update(body).digest('hex')
  const text = CHANGING.reduce(
    (left, [pattern, word]) => left.replaceAll(pattern, word),
    body.toString(),
  )
  return hash.update(text).digest('hex')
}
