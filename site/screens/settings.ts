import type { SettingsWithLists } from '../content/fetch-settings.ts'

/**
 * Makes the Settings call, with lists of at most `max` items. A failure is logged and rethrown (spec
 * §8): the screen decides whether it can do without.
 */
export type FetchSettings = (options?: { max?: number }) => Promise<SettingsWithLists>
