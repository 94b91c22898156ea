import { readFile } from 'node:fs/promises'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { shellSheets } from './entries.ts'

const SHELL_ENTRIES = [...shellSheets().keys()]

const PREFIX = '\0class-names:'
const IMPORT = /^import (\w+) from ('[^']+\.module\.css')$/gm

/**
 * Browser scripts import only the class names of a CSS module, not its styles: the server inlines
 * or lists the stylesheets. Otherwise Vite would make a script fetch styles that the document already
 * has. Each name is its own constant, so that the minifier can inline it and drop unused
 * names.
 */
export function classNamesOnly(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'belvedere:class-names-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer || SHELL_ENTRIES.includes(importer)) return
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `${PREFIX}${resolved.id}.js`
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return
      const file = id.slice(PREFIX.length, -'.js'.length)
      this.addWatchFile(file)
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      return Object.entries(modules ?? {})
        .map(exported)
        .join('\n')
    },
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replaceAll(IMPORT, 'import * as $1 from $2'), map: null }),
    },
  }
}

function exported([name, scoped]: [string, string], at: number) {
  return `const c${at} = ${JSON.stringify(scoped)}\nexport { c${at} as ${JSON.stringify(name)} }`
}

/**
 * Keeps Rolldown from dropping CSS modules whose class names are unused: the stylesheet entries
 * import them for their styles only.
 */
export function keepStyles(): Plugin {
  return {
    name: 'belvedere:keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  }
}
