import type { Plugin } from 'vite'
import { shellSheets } from './entries.ts'

/**
 * Vite plugin: the shell's stylesheet has the files its entry imports, and those of the shell's
 * parts; what themes add to it is in a stylesheet for each.
 */
export function bundleShellStyles(): Plugin {
  const sheets = shellSheets()
  return {
    name: 'belvedere:shell-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return sheets
        .get(id)
        ?.map((file) => `import ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}
