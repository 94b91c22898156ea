import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { RealEstateOverviewBlock } from './view.tsx'

export const block = staticKind(fragment, RealEstateOverviewBlock)
