import * as m0 from './20261122_234816_initial.ts'
import * as m1 from './20261123_083025_editors.ts'
import * as m2 from './20261123_115239_brand_and_releases.ts'
import * as m3 from './20261123_230458_enquiries.ts'
import * as m4 from './20261124_125043_map_and_plans.ts'
import * as m5 from './20261127_132154_sessions_and_audit_log.ts'
import * as m6 from './20261127_143257_second_factors.ts'
import * as m7 from './20261127_181347_hours_of_the_day.ts'

export const migrations = [
  { name: '20261122_234816_initial', up: m0.up, down: m0.down },
  { name: '20261123_083025_editors', up: m1.up, down: m1.down },
  { name: '20261123_115239_brand_and_releases', up: m2.up, down: m2.down },
  { name: '20261123_230458_enquiries', up: m3.up, down: m3.down },
  { name: '20261124_125043_map_and_plans', up: m4.up, down: m4.down },
  { name: '20261127_132154_sessions_and_audit_log', up: m5.up, down: m5.down },
  { name: '20261127_143257_second_factors', up: m6.up, down: m6.down },
  { name: '20261127_181347_hours_of_the_day', up: m7.up, down: m7.down },
]
