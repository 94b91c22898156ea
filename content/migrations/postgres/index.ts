import * as m0 from './20261121_114232_first_light.ts'
import * as m1 from './20261121_115232_map_plan.ts'
import * as m2 from './20261121_125222_listings_index.ts'

export const migrations = [
  { name: '20261121_114232_first_light', up: m0.up, down: m0.down },
  { name: '20261121_115232_map_plan', up: m1.up, down: m1.down },
  { name: '20261121_125222_listings_index', up: m2.up, down: m2.down },
]
