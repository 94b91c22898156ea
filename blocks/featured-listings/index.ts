import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { FeaturedListings } from './view.tsx'

export const block = staticKind(fragment, FeaturedListings, { shows: ['other listings'] })
