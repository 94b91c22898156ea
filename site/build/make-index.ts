import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { byTheme } from '@belvedere/kit/theme/themes.ts'
import { styleKey } from '@belvedere/ui/style-key.ts'
import type { BuildIndex } from '../server/render/build-index.ts'
import { CLIENT_ENTRY, kindStyles, SHELL_ENTRY, SITE, themeEntry } from './entries.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/**
 * Collects from a finished build what documents refer to. Throws if an expected file is missing.
 */
export function makeIndex(dist: string): Omit<BuildIndex, 'earlier'> {
  const client = join(dist, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const styles = byTheme((theme) => {
    const kinds = [...kindStyles(theme)]
    const addressed = kinds.map(([kind, files]) => {
      return [kind, files.map((file) => styleOf(manifest, relative(SITE, file)))] as const
    })
    return Object.fromEntries(addressed)
  })
  const shellStyles = styleOf(manifest, relative(SITE, SHELL_ENTRY))
  const themeStyles = byTheme((theme) => styleOf(manifest, relative(SITE, themeEntry(theme))))
  const kinds = Object.values(styles).flatMap((of) => Object.values(of).flat())
  checkKeys([shellStyles, ...Object.values(themeStyles), ...kinds])
  return {
    id: hashOf(dist),
    timestamp: new Date().toISOString(),
    entry: [...withImports(manifest, CLIENT_ENTRY)].map(address),
    shellStyles,
    themeStyles,
    styles,
  }
}

function chunkAt(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no output for ${source}.`)
  return chunk
}

function styleOf(manifest: Manifest, source: string) {
  const { file, css = [] } = chunkAt(manifest, source)
  const [style = file] = css
  if (css.length > 1 || !style.endsWith('.css'))
    throw new Error(`${source} must result in exactly one stylesheet.`)
  return address(style)
}

/** Throws if two stylesheets have the same key: a page would not load one of them. */
function checkKeys(hrefs: readonly string[]) {
  const byKey = new Map<string, string>()
  for (const href of hrefs) {
    const other = byKey.get(styleKey(href)) ?? href
    if (other !== href)
      throw new Error(
        `${other} and ${href} have the same key. Change the order of two declarations in one of them.`,
      )
    byKey.set(styleKey(href), href)
  }
}

function withImports(manifest: Manifest, source: string): Set<string> {
  const { file, imports = [] } = chunkAt(manifest, source)
  return new Set([file, ...imports.flatMap((name) => [...withImports(manifest, name)])])
}

function address(file: string) {
  return `/${file}`
}

function hashOf(folder: string) {
  const hash = createHash('sha256')
  const files = globSync('{client,server}/**/*.{js,css}', { cwd: folder }).sort()
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 16)
}
