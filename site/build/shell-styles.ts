import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SHELL_STYLES, SITE, shellStyles } from './entries.ts'

/**
 * Vite plugin: the shell's stylesheet has the files its entry imports, and those of the shell's
 * parts.
 */
export function bundleShellStyles(): Plugin {
  const entry = join(SITE, SHELL_STYLES)
  return {
    name: 'belvedere:shell-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== entry) return
      return shellStyles()
        .map((file) => `import ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}
