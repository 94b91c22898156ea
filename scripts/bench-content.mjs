import { bootstrap } from './setup/any-node.mjs'

bootstrap('bench-content.ts')
