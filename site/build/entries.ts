import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

export const SITE = join(projectRoot(), 'site')
export const CLIENT_ENTRY = 'entry-client.tsx'
export const SHELL_STYLES = 'styles.ts'

/** The stylesheet of each block kind, by model key: the folder `feature-5050` is `feature_5050`. */
export function blockStyles(): Map<string, string> {
  const files = globSync('blocks/*/*.module.css', { cwd: projectRoot() }).sort()
  const own = files.filter((file) => basename(file, '.module.css') === basename(dirname(file)))
  return new Map(own.map((file) => [kindOf(file), join(projectRoot(), file)]))
}

function kindOf(file: string) {
  return basename(dirname(file)).replaceAll('-', '_')
}
