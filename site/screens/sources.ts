import type { ContentClient } from '../content/client.ts'
import type { FetchSettings } from '../content/fetch-settings.ts'
import type { Kinds } from '../content/kinds.ts'

/** The sources of the data of screens. */
export type Sources = { fetchContent: ContentClient; fetchSettings: FetchSettings; kinds: Kinds }
