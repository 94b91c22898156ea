import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Experience5050 } from './view.tsx'

export const block = staticKind(fragment, Experience5050)
