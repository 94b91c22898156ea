import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** As it stands in the browser's first script. */
const CODE = `const asked = new Set()
export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

/**
 * Fetches a script and what it imports side by side; one after the other they take a round trip each.
 * Vite's own helper also waits for style sheets, which no script here brings, and weighs 0.5 KB more.
 */
export function lightPreload(): Plugin {
  return {
    name: 'belvedere:light-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id === HELPER) return CODE
    },
  }
}
