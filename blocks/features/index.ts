import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Features } from './view.tsx'

export const block = staticKind(fragment, Features)
