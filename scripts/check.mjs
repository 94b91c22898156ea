import { bootstrap } from './bootstrap.mjs'

await bootstrap('check.ts')
