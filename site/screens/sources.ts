import type { ContentClient } from '../content/client.ts'
import type { Kinds } from '../content/kinds.ts'
import type { FetchSettings } from './settings.ts'

/** What screens are made from. */
export type Sources = { fetchContent: ContentClient; fetchSettings: FetchSettings; kinds: Kinds }
