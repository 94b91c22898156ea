import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildIndex } from '../build/index-file.ts'
import type { Assets } from './assets.ts'
import { readFiles } from './files.ts'

/**
 * Reads the assets of a finished build, and the files of the builds before it. All are held in
 * memory: they are few and small.
 */
export function readBuild(dist: string): Assets {
  const index: BuildIndex = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const client = join(dist, 'client')
  const [entry = '', ...imports] = index.entry
  const earlier = index.earlier.map(({ id }) => [...readFiles(join(dist, 'earlier', id))])
  const files = new Map([...earlier.flat(), ...readFiles(client)])
  const styles = new Map(
    [index.shellStyles, ...Object.values(index.styles).flat()].map((href) => {
      const css = readFileSync(join(client, href), 'utf8').trim()
      return [href, { href, css }]
    }),
  )
  return {
    build: { id: index.id, timestamp: index.timestamp },
    earlierBuilds: index.earlier,
    entry,
    isStrict: true,
    stylesheets(kinds) {
      const hrefs = [...kinds].flatMap((kind) => index.styles[kind] ?? [])
      return [...new Set([index.shellStyles, ...hrefs])].flatMap((href) => styles.get(href) ?? [])
    },
    modules: imports,
    file: (path) => files.get(path),
  }
}
