import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { compressFiles, removeEmptyFiles } from './compress.ts'
import { dropOtherBuilds, earlierBuilds, keepBuild } from './earlier-builds.ts'
import { SITE } from './entries.ts'
import type { BuildIndex } from './index-file.ts'
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
