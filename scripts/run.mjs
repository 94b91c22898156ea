import { bootstrap } from './setup/any-node.mjs'

// `node scripts/run.mjs start`: the entry of every npm script.
bootstrap(`${process.argv[2]}.ts`, process.argv.slice(3))
