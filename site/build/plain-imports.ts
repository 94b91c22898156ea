import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Lets `import()` be just that. Vite has each one fetch first what the chunk imports, with code and a
 * list for it in the first script; here that is in the page already, or comes a moment later.
 */
export function plainImports(): Plugin {
  return {
    name: 'belvedere:plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id === HELPER) return 'export const __vitePreload = (load) => load()'
    },
  }
}
