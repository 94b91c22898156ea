import { bootstrap } from './setup/any-node.mjs'

bootstrap('bench-pages.ts')
