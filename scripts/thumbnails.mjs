import { bootstrap } from './bootstrap.mjs'

await bootstrap('thumbnails.ts')
