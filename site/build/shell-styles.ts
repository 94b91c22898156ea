import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SHELL_STYLES, SITE, shellStyles } from './entries.ts'

/** Makes the shell's stylesheet of all its files: those its entry lists and those of its parts. */
export function wholeShellStyles(): Plugin {
  const entry = join(SITE, SHELL_STYLES)
  return {
    name: 'belvedere:whole-shell-styles',
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
