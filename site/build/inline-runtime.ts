import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const own = readFileSync(import.meta.filename, 'utf8')

/**
 * Puts the helper of Rolldown that makes a module of an `import()` (150 bytes) into the scripts that
 * use it. As a file of its own, which Rolldown always makes of it, it costs every page a request.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'belvedere:inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The names of files come from their code before this; a change here has to change them.
    augmentChunkHash: () => own,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const runtime = chunks.find(isRuntime)
      if (!runtime) return
      const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName))
      for (const chunk of users) inline(chunk, runtime)
      delete bundle[runtime.fileName]
    },
  }
}

function isRuntime({ moduleIds }: Rolldown.OutputChunk) {
  return moduleIds.length > 0 && moduleIds.every((id) => id.includes('rolldown/runtime'))
}

/** Replaces the import of the helper by the helper: `import { t as e } from './rolldown-runtime-….js'`. */
function inline(chunk: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): void {
  const [, body, names] = /^([\s\S]*?)export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
  const file = runtime.fileName.split('/').at(-1) ?? ''
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file}["'\`];?`)
  const [whole, wanted] = statement.exec(chunk.code) ?? []
  if (body === undefined || names === undefined || whole === undefined || wanted === undefined)
    throw new Error(
      `${chunk.fileName} imports Rolldown's runtime in another way than expected: see site/build/inline-runtime.ts.`,
    )
  const exported = names.split(',').map((name) => name.trim().split(/\s+as\s+/))
  const parts = exported.map(([local = '', name = local]) => `${name}:${local}`)
  const locals = wanted.split(',').map((name) => name.trim().replace(/\s+as\s+/, ':'))
  const code = `const{${locals}}=(()=>{${body}return{${parts}}})();`
  chunk.code = chunk.code.replace(whole, () => code)
  chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
}
