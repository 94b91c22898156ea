import { bootstrap } from './setup/any-node.mjs'

bootstrap('screens.ts')
