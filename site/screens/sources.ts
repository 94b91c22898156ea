import type { ContentClient } from '../content/client.ts'
import type { FetchSettings } from '../content/fetch-settings.ts'
import type { Kinds } from '../content/kinds.ts'

/** What screens are made from. */
export type Sources = { fetchContent: ContentClient; fetchSettings: FetchSettings; kinds: Kinds }
