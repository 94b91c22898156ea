import * as m0 from './20261122_234813_initial.ts'

export const migrations = [
  { name: '20261122_234813_initial', up: m0.up, down: m0.down },
]
