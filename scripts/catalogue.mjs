import { bootstrap } from './setup/any-node.mjs'

bootstrap('catalogue.ts')
