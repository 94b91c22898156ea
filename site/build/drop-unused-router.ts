import type { Plugin } from 'vite'

const NAMES = /^\w+\.displayName = "[^"]*";$/gm
const COMPONENTS = /(?<=^const \w+ = )(?=[\w$.]*forwardRef\()/gm

/**
 * Lets the build leave out parts of the router that the site does not use. Its link and form
 * components stay only because nothing says that making them does no more than that, and because of
 * the names they get for developer tools; its instrumentation, because somebody might pass some.
 * Where the router's code looks different, they merely stay.
 */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'belvedere:drop-unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  }
}

function withoutUnused(code: string) {
  const pure = code.replaceAll(NAMES, '').replaceAll(COMPONENTS, '/* @__PURE__ */ ')
  return pure.replaceAll('init.instrumentations', 'undefined')
}
