import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Feature5050MediaV2 } from './view.tsx'

export const block = staticKind(fragment, Feature5050MediaV2)
