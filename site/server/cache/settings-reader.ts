import { setAddresses } from '@belvedere/kit/addresses.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { ContentClient } from '../../content/client.ts'
import { reasonOf } from '../../content/content-error.ts'
import { fetchSettings, type SettingsWithLists } from '../../content/fetch-settings.ts'
import { type Settings, shellQuery } from '../../content/settings.ts'
import { contentHash } from '../http/prepared-response.ts'
import type { Keeper } from './entry.ts'
import { errorLogLevel } from './error-log-level.ts'
import { SlowError } from './patience.ts'
import { TaggedCache } from './tagged-cache.ts'

/** Settings with their tags. */
export type VersionedSettings = {
  settings: Settings
  /** A hash of the settings. */
  version: string
  tags: readonly string[]
  /** They are out of date, or could not be fetched. */
  isStale: boolean
}

type KnownSettings = Omit<VersionedSettings, 'isStale'>

type Options = {
  fetchContent: ContentClient
  log: Log
  ready?: () => Promise<unknown>
  maxWaitMs?: number | undefined
  /** Called with the tag of the new version when the settings have changed. */
  onChange?: (versionTag: string) => void
  keeper?: Keeper<KnownSettings> | undefined
}

/** Everything rendered from settings carries the tag of their version, which begins with this. */
export const SETTINGS_VERSION = 'settings='

const AFTER_FAILURE_MS = 5000
const KEY = 'settings'

/** Pages made with old settings would have to be rendered again, so a short wait is worth it. */
const MAX_WAIT_MS = 1000

/** Caches the settings that every page's shell is rendered from. */
export class SettingsReader {
  readonly #cache: TaggedCache<KnownSettings>
  readonly #fetchContent: ContentClient
  readonly #log: Log
  #version = 'none'
  #failure: { error: unknown; retryAt: number } | undefined

  constructor({
    fetchContent,
    log,
    ready,
    maxWaitMs = MAX_WAIT_MS,
    onChange = () => {},
    keeper,
  }: Options) {
    this.#fetchContent = fetchContent
    this.#log = log
    this.#cache = new TaggedCache({
      load: async () => {
        const { data: settings, tags } = await fetchContent(shellQuery, {})
        setAddresses(settings.site?.addresses)
        const version = versionOf(settings)
        if (version !== this.#version) onChange(SETTINGS_VERSION + version)
        this.#version = version
        return { value: { settings, version, tags }, tags }
      },
      ...(ready && { ready }),
      onError: (_, error) => this.#report(error),
      maxWaitMs,
      maxRestoredWaitMs: maxWaitMs,
      maxFirstWaitMs: maxWaitMs,
      isStrict: true,
      keeper,
    })
  }

  /** A tag for what was found with the settings, and so the names of addresses, that are known now. */
  get versionTag(): string {
    return SETTINGS_VERSION + this.#version
  }

  invalidate(tags: readonly string[]): void {
    this.#failure = undefined
    this.#cache.invalidate(tags)
  }

  /**
   * The settings for the shell, or the last known ones while they cannot be fetched. Rejects if
   * there are none (spec §8), and for a few seconds does so without another request.
   */
  async read(): Promise<VersionedSettings> {
    const failure = this.#failure
    if (failure && Date.now() < failure.retryAt && !this.#cache.has(KEY)) throw failure.error
    return this.#get()
  }

  /**
   * The same for a page that will be cached: the first read of the settings may take as long as it
   * needs. A page without its menu must not replace a good one because a busy content service
   * answers late.
   */
  async readPatiently(): Promise<VersionedSettings> {
    for (;;)
      try {
        return await (this.#isLate() ? this.#get() : this.read())
      } catch (error) {
        if (!(error instanceof SlowError)) throw error
      }
  }

  #isLate() {
    return this.#failure?.error instanceof SlowError
  }

  async #get(): Promise<VersionedSettings> {
    try {
      const { value, state } = await this.#cache.get(KEY)
      return versioned(value, state === 'stale')
    } catch (error) {
      this.#failure = { error, retryAt: Date.now() + AFTER_FAILURE_MS }
      throw error
    }
  }

  /** Makes the Settings call of spec §7. A failure is logged and rethrown (spec §8). */
  async fetchWithLists(
    options: Parameters<typeof fetchSettings>[1] = {},
  ): Promise<VersionedSettings & SettingsWithLists> {
    try {
      const fetched = await fetchSettings(this.#fetchContent, options)
      const { settings, tags } = fetched
      return { ...fetched, ...versioned({ settings, tags, version: versionOf(settings) }, false) }
    } catch (error) {
      this.#report(error)
      throw error
    }
  }

  #report(error: unknown) {
    this.#log[errorLogLevel(error)](
      'Error fetching settings: using the last known settings, or none. Is the content service running?',
      reasonOf(error),
    )
  }
}

/** Empty settings, to be fetched again soon: for pages that can be shown with an empty menu. */
export function withoutSettings(): VersionedSettings {
  return versioned(
    { settings: { site: null, global: null, brand: null }, version: 'none', tags: [] },
    true,
  )
}

function versionOf({ site, global, brand }: Settings): string {
  return contentHash(JSON.stringify({ site, global, brand }))
}

function versioned(value: KnownSettings, isStale: boolean): VersionedSettings {
  return { ...value, tags: [...value.tags, SETTINGS_VERSION + value.version], isStale }
}
