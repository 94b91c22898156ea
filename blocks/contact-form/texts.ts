import type { FormWords } from '@belvedere/kit/brand/form-words.ts'

/** The required fields in document order. */
export const REQUIRED = ['name', 'email', 'message', 'consent'] as const

export type RequiredField = (typeof REQUIRED)[number]

type Messages = Record<RequiredField, { missing: string; invalid?: string }>

/** The messages for missing and invalid values. */
export function messagesOf(words: FormWords): Messages {
  return {
    name: { missing: words.nameMissing },
    email: { missing: words.emailMissing, invalid: words.emailInvalid },
    message: { missing: words.messageMissing },
    consent: { missing: words.consentMissing },
  }
}
