import type { DocumentInfoProvider } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { NewRecord } from './new-record.tsx'
import { renderDocument } from './render-document.ts'
import { withoutAutosave } from './saved-when-typed.ts'

type Props = Omit<AdminViewServerProps, 'viewType'> & { drawerSlug?: string }
type FormProps = ComponentProps<typeof DocumentInfoProvider>

/** The form of a record that does not exist yet. */
export async function NewRecordView(props: Props): Promise<ReactNode> {
  const { drawerSlug, initPageResult } = props
  const { collectionConfig } = initPageResult
  const { Document: form } = await renderDocument({
    ...props,
    documentSubViewType: 'default',
    viewType: 'document',
    initPageResult: {
      ...initPageResult,
      ...(collectionConfig && { collectionConfig: withoutAutosave(collectionConfig) }),
    },
  })
  const isAutosaved = collectionConfig && hasAutosaveEnabled(collectionConfig)
  if (!isAutosaved || !isValidElement<FormProps>(form)) return form
  return <NewRecord key={form.key} {...form.props} isInDrawer={Boolean(drawerSlug)} />
}
