import type { Plugin } from 'vite'

const NAMES = /^\w+\.displayName = "[^"]*";$/gm
const COMPONENTS = /(?<=^const \w+ = )(?=[\w$.]*forwardRef\()/gm

/**
 * Lets the build leave out the router's link and form components, which the site does not use: they
 * stay only because nothing says that making them does no more than that, and because of the names
 * they get for developer tools. Where the router's code looks different, they merely stay.
 */
export function dropUnusedLinks(): Plugin {
  return {
    name: 'belvedere:drop-unused-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(NAMES, '').replaceAll(COMPONENTS, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
