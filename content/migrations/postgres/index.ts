import * as m0 from './20261121_132937_first_light.ts'
import * as m1 from './20261121_151038_features.ts'

export const migrations = [
  { name: '20261121_132937_first_light', up: m0.up, down: m0.down },
  { name: '20261121_151038_features', up: m1.up, down: m1.down },
]
