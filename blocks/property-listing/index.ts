import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { PropertyListing } from './view.tsx'

export const block = staticKind(fragment, PropertyListing)
