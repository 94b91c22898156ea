import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { brotli, gzipped } from '../server/http/encodings.ts'
import type { BuildIndex } from '../server/render/build-index.ts'
import { dropOtherBuilds, earlierBuilds, keepBuild } from './earlier-builds.ts'
import { SITE } from './entries.ts'
import { makeIndex } from './make-index.ts'
import { writeDocuments } from './write-documents.ts'

/** Builds client and server into the folder `dist`. Needs no content service. */
export async function buildSite(dist: string): Promise<BuildIndex> {
  const [client, server] = [join(dist, 'client'), join(dist, 'server')]
  const builder = await createBuilder({
    configFile: join(SITE, 'vite.config.ts'),
    logLevel: 'warn',
    environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: server } } },
  })
  const kept = keepBuild(dist)
  await builder.buildApp()
  const made = makeIndex(dist)
  const index = { ...made, earlier: earlierBuilds(made.id, kept) }
  removeEmptyFiles(client)
  await compressFiles(client)
  await writeDocuments(dist)
  writeFileSync(join(dist, 'build.json'), `${JSON.stringify(index, null, 2)}\n`)
  dropOtherBuilds(dist, index.earlier)
  return index
}

/** Writes `.br` and `.gz` files beside the text files of a build, at the highest quality. */
async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: folder })
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

/** Removes the empty scripts that Vite emits for stylesheet entries. */
function removeEmptyFiles(folder: string): void {
  const files = globSync('**/*.js', { cwd: folder }).map((file) => join(folder, file))
  for (const file of files) if (statSync(file).size === 0) rmSync(file)
}

async function compressFile(file: string) {
  const body = readFileSync(file)
  writeFileSync(`${file}.br`, await brotli(body, 11))
  writeFileSync(`${file}.gz`, await gzipped(body, 9))
}
