import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

export const SITE = join(projectRoot(), 'site')
export const CLIENT_ENTRY = 'entry-client.tsx'
export const SHELL_STYLES = 'styles.ts'

/**
 * The stylesheet of each block kind, by model key: the folder `feature-5050` is `feature_5050`. The
 * parts that screens have of their own are among them: the folder `gallery` is `gallery_screen`.
 */
export function blockStyles(): Map<string, string> {
  const blocks = ownStyles('blocks/*/*.module.css')
  const screens = ownStyles('site/screens/*/*.module.css')
  return new Map([...blocks, ...screens.map(([kind, file]) => [`${kind}_screen`, file] as const)])
}

/** Stylesheets that are called like their folder. */
function ownStyles(pattern: string): [kind: string, file: string][] {
  const files = globSync(pattern, { cwd: projectRoot() }).sort()
  const own = files.filter((file) => basename(file, '.module.css') === basename(dirname(file)))
  return own.map((file) => [kindOf(file), join(projectRoot(), file)])
}

function kindOf(file: string) {
  return basename(dirname(file)).replaceAll('-', '_')
}
