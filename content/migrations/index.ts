import * as m0 from './20261122_234813_initial.ts'
import * as m1 from './20261123_083024_editors.ts'
import * as m2 from './20261123_115238_brand_and_releases.ts'

export const migrations = [
  { name: '20261122_234813_initial', up: m0.up, down: m0.down },
  { name: '20261123_083024_editors', up: m1.up, down: m1.down },
  { name: '20261123_115238_brand_and_releases', up: m2.up, down: m2.down },
]
