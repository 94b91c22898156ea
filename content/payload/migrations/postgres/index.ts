import * as m0 from './20261128_153353_initial.ts'

export const migrations = [
  { name: '20261128_153353_initial', up: m0.up, down: m0.down },
]
