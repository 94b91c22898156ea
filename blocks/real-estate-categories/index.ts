import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { RealEstateCategories } from './view.tsx'

export const block = staticKind(fragment, RealEstateCategories)
