import * as m0 from './20261121_132937_first_light.ts'

export const migrations = [
  { name: '20261121_132937_first_light', up: m0.up, down: m0.down },
]
