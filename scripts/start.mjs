import { bootstrap } from './setup/any-node.mjs'

bootstrap('start.ts')
