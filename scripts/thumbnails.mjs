import { bootstrap } from './setup/any-node.mjs'

bootstrap('thumbnails.ts')
