import type { Engine } from './migrations-dir.ts'

type Chain = {
  /** The final migrations of 0.1.0. */
  replaced: readonly string[]
  /** The migration of 0.2.0 that makes the same tables as all of them. */
  by: string
}

/**
 * The migrations of 0.1.0 were replaced by one. A database that has all of them has the tables of
 * that one, and is upgraded (docs/upgrade.md, “From 0.1.0”).
 */
export const BEFORE_0_2_0: Record<Engine, Chain> = {
  sqlite: {
    replaced: [
      '20261122_234813_initial',
      '20261123_083024_editors',
      '20261123_115238_brand_and_releases',
      '20261123_230425_enquiries',
      '20261124_125039_map_and_plans',
      '20261127_132132_sessions_and_audit_log',
      '20261127_143254_second_factors',
      '20261127_181342_hours_of_the_day',
    ],
    by: '20261128_153327_initial',
  },
  postgres: {
    replaced: [
      '20261122_234816_initial',
      '20261123_083025_editors',
      '20261123_115239_brand_and_releases',
      '20261123_230458_enquiries',
      '20261124_125043_map_and_plans',
      '20261127_132154_sessions_and_audit_log',
      '20261127_143257_second_factors',
      '20261127_181347_hours_of_the_day',
    ],
    by: '20261128_153353_initial',
  },
}
