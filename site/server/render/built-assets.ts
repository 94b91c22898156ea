import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentHash, type PreparedResponse, prepareEncoded } from '../http/prepared-response.ts'
import type { Assets } from './assets.ts'
import type { BuildIndex } from './build-index.ts'

/**
 * Reads the assets of a finished build, and the files of the builds before it. All are in memory:
 * they are few and small.
 */
export function readBuild(dist: string): Assets {
  const index: BuildIndex = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const client = join(dist, 'client')
  const [entry = '', ...imports] = index.entry
  const earlier = index.earlier.map(({ id }) => [...readFiles(join(dist, 'earlier', id))])
  const files = new Map([...earlier.flat(), ...readFiles(client)])
  const kinds = Object.values(index.styles)
  const styles = new Map(
    [
      index.shellStyles,
      ...Object.values(index.themeStyles),
      ...kinds.flatMap((of) => Object.values(of).flat()),
    ].map((href) => {
      const css = readFileSync(join(client, href), 'utf8').trim()
      return [href, { href, css }]
    }),
  )
  return {
    build: { id: index.id, timestamp: index.timestamp },
    earlierBuilds: index.earlier,
    entry,
    isStrict: true,
    stylesheets(kinds, theme) {
      const hrefs = [...kinds].flatMap((kind) => index.styles[theme][kind] ?? [])
      return [...new Set([index.shellStyles, index.themeStyles[theme], ...hrefs])].flatMap(
        (href) => styles.get(href) ?? [],
      )
    },
    modules: imports,
    file: (path) => files.get(path),
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/**
 * Reads a folder's files as prepared responses, by address. Files in `assets/` have a hash in their
 * name and are immutable.
 */
function readFiles(folder: string): Map<string, PreparedResponse> {
  const names = globSync('**/*', { cwd: folder, exclude: (name) => name.startsWith('.') })
  const files = names.filter((name) => !/\.(?:br|gz)$/.test(name) && isFile(join(folder, name)))
  return new Map(files.map((name) => [`/${name}`, readFile(folder, name)]))
}

function isFile(path: string) {
  return statSync(path).isFile()
}

function readFile(folder: string, name: string): PreparedResponse {
  const path = join(folder, name)
  const identity = readFileSync(path)
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  }
  const about = { status: 200, headers, etag: contentHash(identity) }
  return prepareEncoded(about, {
    identity,
    br: readIfExists(`${path}.br`),
    gzip: readIfExists(`${path}.gz`),
  })
}

function readIfExists(path: string) {
  return existsSync(path) ? readFileSync(path) : undefined
}
