import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { styleKey } from '@belvedere/ui/style-key.ts'
import { contentHash, type PreparedResponse, prepareEncoded } from '../http/prepared-response.ts'
import { inlineCss, type Stylesheet } from './document-html.ts'

const ADDRESS = /^\/assets\/joined((?:\.[\w-]{5})+)\.css$/

/** The sets that are kept: a site has one for each order of kinds that its pages have. */
const MOST = 200

const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

/** The address of a set of stylesheets as one file. It lists their keys, which change with them. */
export function joinedAddress(styles: readonly Stylesheet[]): string {
  return `/assets/joined.${styles.map(({ href }) => styleKey(href)).join('.')}.css`
}

/**
 * Makes the file at the address of a set of stylesheets, of this build or an earlier one. The address
 * alone says what is in it, so every copy of the site has the files that documents of another name.
 */
export function joinedFiles(
  styles: Iterable<Stylesheet>,
): (path: string) => PreparedResponse | undefined {
  const byKey = new Map(Array.from(styles, (style) => [styleKey(style.href), style] as const))
  const made = new Map<string, PreparedResponse>()
  const make = (path: string) => {
    const keys = ADDRESS.exec(path)?.[1]?.slice(1).split('.') ?? []
    const set = keys.flatMap((key) => byKey.get(key) ?? [])
    if (set.length === 0 || set.length !== new Set(keys).size) return undefined
    const file = prepare(inlineCss(set))
    const [oldest] = made.keys()
    if (made.size >= MOST && oldest !== undefined) made.delete(oldest)
    made.set(path, file)
    return file
  }
  return (path) => made.get(path) ?? make(path)
}

/** About 15 KB take 10 ms, once for each set. */
function prepare(css: string): PreparedResponse {
  const identity = Buffer.from(css)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return prepareEncoded(
    { status: 200, headers: HEADERS, etag: contentHash(identity) },
    { identity, br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) },
  )
}
