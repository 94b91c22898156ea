import { bootstrap } from './bootstrap.mjs'

await bootstrap('dev.ts')
