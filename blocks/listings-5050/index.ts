import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Listings5050 } from './view.tsx'

export const block = staticKind(fragment, Listings5050)
