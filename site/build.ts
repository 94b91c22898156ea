import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { compressFiles, removeEmptyFiles } from './build/compress.ts'
import { makeIndex } from './build/make-index.ts'

const site = import.meta.dirname

const builder = await createBuilder({ configFile: join(site, 'vite.config.ts'), logLevel: 'warn' })
await builder.buildApp()
const index = makeIndex(site)
removeEmptyFiles(join(site, 'dist/client'))
await compressFiles(join(site, 'dist/client'))
writeFileSync(join(site, 'dist/build.json'), `${JSON.stringify(index, null, 2)}\n`)
console.log(`The site is built: ${index.id}`)
