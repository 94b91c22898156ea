import { bootstrap } from './bootstrap.mjs'

await bootstrap('screens.ts')
