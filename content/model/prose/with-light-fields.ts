import type { lexicalEditor } from '@payloadcms/richtext-lexical'

type Editor = ReturnType<typeof lexicalEditor>

const FIELD = '/model/prose/studio/prose-field.tsx#ProseField'

/** Sends the shared data of an editor's fields once per page; see `ProseField`. */
export function withLightFields(editor: Editor): Editor {
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
