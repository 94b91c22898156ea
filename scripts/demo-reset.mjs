import { bootstrap } from './setup/any-node.mjs'

bootstrap('demo-reset.ts')
