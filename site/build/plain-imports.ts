import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Makes `import()` a plain dynamic import. Vite would first preload what the chunk imports, with a
 * helper and a list of files in the first script (0.8 KB); here most chunks import only that
 * script. What `import()` gives is used as a whole (`it.start()`): picking exports out of it makes Vite
 * add a function around it.
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
