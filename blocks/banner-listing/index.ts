import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { BannerListing } from './view.tsx'

export const block = staticKind(fragment, BannerListing)
