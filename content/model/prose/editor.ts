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
import { withPlainTexts } from './with-plain-texts.ts'

type Options = {
  /** Bulleted and numbered lists. */
  hasLists?: boolean
}

/**
 * The editor of prose: bold, italics, lists, and links to records and addresses. Headings, pictures
 * and colours are blocks' own.
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
        // Every button is in sight, on a phone as well.
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

type Editor = ReturnType<typeof lexicalEditor>

const FIELD = '/model/prose/studio/prose-field.tsx#ProseField'

/** Sends what the fields of an editor have in common once per page; see `ProseField`. */
function withLightFields(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options)
    const { FieldComponent: own } = adapter
    const FieldComponent = typeof own === 'object' ? { ...own, path: FIELD } : FIELD
    return {
      ...adapter,
      FieldComponent,
      generateImportMap: (args) => {
        adapter.generateImportMap?.(args)
        args.addToImportMap(FIELD)
      },
    }
  }
}
