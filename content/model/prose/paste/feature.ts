import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Pasting comes in clean; see `clean-html.ts`. */
export const CleanPaste = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/model/prose/paste/clean-paste.tsx#CleanPasteFeature' },
})
