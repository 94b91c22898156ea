import type { Plugin } from 'vite'
import { leaveOut } from './leave-out.ts'
import { unusedComponents } from './unused-components.ts'
import { unusedRouter } from './unused-router.ts'

const NAMES = /^\w+\.displayName = "[^"]*";$/gm
const COMPONENTS = /(?<=^const \w+ = )(?=[\w$.]*forwardRef\()/gm

const UNUSED = Object.entries({ ...unusedRouter, ...unusedComponents })

/** The files of which something is left out. */
export const ROUTER_FILES = UNUSED.map(([name]) => name)

/**
 * Leaves out the parts of the router that the site does not use, which are more than half of it. Its
 * link and form components stay only because nothing says that making them does no more than that,
 * and because of the names they get for developer tools; the rest is listed.
 */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'belvedere:drop-unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code, id) => ({ code: withoutUnused(code, id), map: null }),
    },
  }
}

/** The code of one of the router's files with nothing in it that the site does not use. */
export function withoutUnused(code: string, file: string): string {
  const pure = code.replaceAll(NAMES, '').replaceAll(COMPONENTS, '/* @__PURE__ */ ')
  const [, unused = []] = UNUSED.find(([name]) => file.endsWith(`/lib/${name}`)) ?? []
  return leaveOut(pure, ...unused)
}
