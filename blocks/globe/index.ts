import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Globe } from './view.tsx'

export const block = staticKind(fragment, Globe)
