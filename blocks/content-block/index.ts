import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ContentBlock } from './view.tsx'

export const block = staticKind(fragment, ContentBlock)
