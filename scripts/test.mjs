import { bootstrap } from './setup/any-node.mjs'

bootstrap('test.ts')
