import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { codegen } from '@graphql-codegen/core'
import { type GraphQLSchema, parse, printSchema } from 'graphql'

/**
 * Generates a client for a query as `graphql-codegen` does with the preset `client`, in a temporary
 * folder, and type-checks `code` beside it with TypeScript's strictest rules. Returns the
 * compiler's errors; empty if there are none.
 */
export async function complaintsAbout(schema: GraphQLSchema, query: string, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-codegen-'))
  try {
    await generate(schema, query, join(folder, 'gql'))
    symlinkSync(join(projectRoot(), 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'use.ts'), code)
    return typeCheck(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function generate(schema: GraphQLSchema, query: string, folder: string) {
  const { preset } = await import('@graphql-codegen/client-preset')
  mkdirSync(folder)
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: `${folder}/`,
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [{ location: 'query.ts', document: parse(query), rawSDL: query }],
    config: {},
    presetConfig: {},
    plugins: [],
    pluginMap: {},
  })
  for (const section of sections) writeFileSync(section.filename, await codegen(section))
}

function typeCheck(folder: string): string {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const rules = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'preserve',
    '--target',
    'es2023',
  ]
  try {
    execFileSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), ...rules, 'use.ts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'))
  }
}
