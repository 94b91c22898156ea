import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

const FROM_DRIZZLE = /\/node_modules\/drizzle-orm\//

/**
 * A program that uses Payload starts in a third of the processor time when it imports this file
 * first, and Payload's configuration by `import()`. Node 24 parses the `package.json` of a module's
 * package for each of its imports, and drizzle-orm's has 177 KB for 1,400 imports, which are
 * resolved here without it. Compiled code is kept in `node_modules/.cache`.
 *
 * No upstream issue found. To reproduce, run a program that imports `@payloadcms/db-sqlite` with
 * `node --cpu-prof`: the time is spent in `node:internal/modules/package_json_reader`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const isRelative = specifier.startsWith('.') && specifier.endsWith('.js')
    if (!isRelative || !FROM_DRIZZLE.test(parentURL)) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
enableCompileCache(join(projectRoot(), 'node_modules/.cache/node'))
