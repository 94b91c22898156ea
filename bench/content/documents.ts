import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { DocumentNode } from 'graphql'
import { print } from 'graphql'
import { runnerImport } from 'vite'
import { root } from '../../launch/paths.ts'

/** The text of the site's queries by operation name. */
export type Documents = Map<string, string>

/** Importing a block's view also imports its styles, which queries don't need. */
const noStyles = {
  name: 'no-styles',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id: string) => (id === '\0no-styles' ? 'export default {}' : undefined),
}

/** The site's queries, composed from the fragments of all block kinds. */
export async function readDocuments(): Promise<Documents> {
  const file = join(root, 'site', 'screens', 'documents.ts')
  const { module } = await runnerImport<{ documents: readonly DocumentNode[] }>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles],
    resolve: { noExternal: [/^@belvedere\//] },
  })
  return new Map(module.documents.map((document) => [nameOf(document), print(document)]))
}

function nameOf({ definitions }: DocumentNode): string {
  const [first] = definitions
  return first && 'name' in first ? (first.name?.value ?? '') : ''
}

/** The list of known queries for the content service. */
export function listOf(documents: Documents): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const current = Object.fromEntries([...documents].map(([name, text]) => [hash(text), name]))
  return JSON.stringify({ current, previous: {} })
}
