import { staticKind } from '../kind.ts'
import { askedForm } from './asked.ts'
import { fragment } from './fragment.ts'
import { ContactForm } from './view.tsx'

export const block = staticKind(fragment, ContactForm, {
  answered: (state) => ({ state }),
  asks: askedForm,
})
