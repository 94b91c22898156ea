import { bootstrap } from './setup/any-node.mjs'

bootstrap('bench-motion.ts')
