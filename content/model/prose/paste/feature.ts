import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Cleans pasted text; see `clean-html.ts`. */
export const CleanPaste = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/model/prose/paste/clean-paste.tsx#CleanPasteFeature' },
})
