import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { Downloads } from './view.tsx'

export const block = staticKind(fragment, Downloads)
