import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ExploreMore } from './view.tsx'

export const block = staticKind(fragment, ExploreMore)
