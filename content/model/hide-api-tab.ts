import type { SanitizedConfig } from 'payload'

/** Hides the API tab of every record in the studio. */
export function withoutApiTab(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  return config
}
