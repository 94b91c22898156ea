import type { SanitizedConfig } from 'payload'

/** Takes out of the studio what only programmers read: the API tab of every record. */
export function withoutApiTab(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  return config
}
