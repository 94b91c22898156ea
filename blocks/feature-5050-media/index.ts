import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Feature5050Media } from './view.tsx'

export const block = staticKind(fragment, Feature5050Media)
