import { bootstrap } from './bootstrap.mjs'

await bootstrap('schema.ts')
