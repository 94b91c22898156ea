import { bootstrap } from './setup/any-node.mjs'

bootstrap('check.ts')
