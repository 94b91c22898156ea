import * as m0 from './20261121_084834_first_light.ts'
import * as m1 from './20261121_095206_records.ts'
import * as m2 from './20261121_100712_links.ts'
import * as m3 from './20261121_101553_redirects.ts'
import * as m4 from './20261121_113616_roles_and_schedules.ts'
import * as m5 from './20261121_114119_films_documents_models.ts'
import * as m6 from './20261121_115227_map_plan.ts'
import * as m7 from './20261121_125213_listings_index.ts'
import * as m8 from './20261121_130442_listings_unit_order.ts'
import * as m9 from './20261121_151035_features.ts'

export const migrations = [
  { name: '20261121_084834_first_light', up: m0.up, down: m0.down },
  { name: '20261121_095206_records', up: m1.up, down: m1.down },
  { name: '20261121_100712_links', up: m2.up, down: m2.down },
  { name: '20261121_101553_redirects', up: m3.up, down: m3.down },
  { name: '20261121_113616_roles_and_schedules', up: m4.up, down: m4.down },
  { name: '20261121_114119_films_documents_models', up: m5.up, down: m5.down },
  { name: '20261121_115227_map_plan', up: m6.up, down: m6.down },
  { name: '20261121_125213_listings_index', up: m7.up, down: m7.down },
  { name: '20261121_130442_listings_unit_order', up: m8.up, down: m8.down },
  { name: '20261121_151035_features', up: m9.up, down: m9.down },
]
