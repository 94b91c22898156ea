import * as m0 from './20261121_084834_first_light.ts'

export const migrations = [
  { name: '20261121_084834_first_light', up: m0.up, down: m0.down },
]
