import {
  BoldFeature,
  FixedToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { pageCollections } from '../../kinds/table.ts'
import { CleanPaste } from './paste/feature.ts'
import { withLightFields } from './with-light-fields.ts'
import { withPlainTexts } from './with-plain-texts.ts'

type Options = {
  /** Bulleted and numbered lists. */
  hasLists?: boolean
}

/**
 * The editor of prose: bold, italics, lists, and links to records and addresses. Headings, pictures
 * and colours are blocks of their own.
 */
export function proseEditor({ hasLists = true }: Options = {}) {
  const editor = withPlainTexts(
    lexicalEditor({
      features: [
        ParagraphFeature(),
        BoldFeature(),
        ItalicFeature(),
        ...(hasLists ? [UnorderedListFeature(), OrderedListFeature()] : []),
        LinkFeature({ enabledCollections: pageCollections }),
        CleanPaste(),
        // Every button is visible, on a phone as well.
        FixedToolbarFeature({ customGroups: { text: { type: 'buttons' } } }),
      ],
      admin: {
        hideGutter: true,
        hideInsertParagraphAtEnd: true,
        hideAddBlockButton: true,
        hideDraggableBlockElement: true,
      },
    }),
  )
  return withLightFields(editor)
}
