import * as m0 from './20261122_234816_initial.ts'
import * as m1 from './20261123_083025_editors.ts'

export const migrations = [
  { name: '20261122_234816_initial', up: m0.up, down: m0.down },
  { name: '20261123_083025_editors', up: m1.up, down: m1.down },
]
