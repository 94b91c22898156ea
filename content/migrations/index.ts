import * as m0 from './20261121_084834_first_light.ts'
import * as m1 from './20261121_095206_records.ts'

export const migrations = [
  { name: '20261121_084834_first_light', up: m0.up, down: m0.down },
  { name: '20261121_095206_records', up: m1.up, down: m1.down },
]
