import { bootstrap } from './setup/any-node.mjs'

bootstrap('dev.ts')
