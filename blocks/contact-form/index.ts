import { islandKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ContactForm } from './island.tsx'

export const block = islandKind(fragment, ContactForm, { answered: (state) => ({ state }) })
