import * as m0 from './20261128_153353_initial.ts'
import * as m1 from './20261129_020608_bin.ts'

export const migrations = [
  { name: '20261128_153353_initial', up: m0.up, down: m0.down },
  { name: '20261129_020608_bin', up: m1.up, down: m1.down },
]
