import * as m0 from './20261121_114232_first_light.ts'
import * as m1 from './20261121_115232_map_plan.ts'

export const migrations = [
  { name: '20261121_114232_first_light', up: m0.up, down: m0.down },
  { name: '20261121_115232_map_plan', up: m1.up, down: m1.down },
]
