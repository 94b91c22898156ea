import * as m0 from './20261121_114232_first_light.ts'
import * as m1 from './20261121_115232_map_plan.ts'
import * as m2 from './20261121_125222_listings_index.ts'
import * as m3 from './20261121_130448_listings_unit_order.ts'

export const migrations = [
  { name: '20261121_114232_first_light', up: m0.up, down: m0.down },
  { name: '20261121_115232_map_plan', up: m1.up, down: m1.down },
  { name: '20261121_125222_listings_index', up: m2.up, down: m2.down },
  { name: '20261121_130448_listings_unit_order', up: m3.up, down: m3.down },
]
