import type { SettingsWithLists } from '../content/fetch-settings.ts'

/** Makes the Settings call. A failure is logged and rethrown (spec §8). */
export type FetchSettings = () => Promise<SettingsWithLists>
