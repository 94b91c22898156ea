import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { FeaturedScroll } from './view.tsx'

export const block = staticKind(fragment, FeaturedScroll)
