import { bootstrap } from './setup/any-node.mjs'

bootstrap('schema.ts')
