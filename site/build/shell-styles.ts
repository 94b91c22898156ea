import { THEME_NAMES } from '@belvedere/kit/theme/themes.ts'
import type { Plugin } from 'vite'
import { shellEntry, shellStyles } from './entries.ts'

/**
 * Vite plugin: the shell's stylesheet of a theme has the global styles, those that the theme's entry
 * imports, and those of the shell's parts.
 */
export function bundleShellStyles(): Plugin {
  const themes = new Map(THEME_NAMES.map((theme) => [shellEntry(theme), theme]))
  return {
    name: 'belvedere:shell-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const theme = themes.get(id)
      if (!theme) return
      return shellStyles(theme)
        .map((file) => `import ${JSON.stringify(file)}`)
        .join('\n')
    },
  }
}
