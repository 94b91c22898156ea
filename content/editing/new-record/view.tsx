import type { DocumentInfoProvider, LivePreviewProvider } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'
import { withoutAutosave } from './feature.ts'
import { NewRecord } from './new-record.tsx'
import { renderDocument } from './render-document.ts'

type Props = Omit<AdminViewServerProps, 'viewType'> & { drawerSlug?: string }
type FormProps = ComponentProps<typeof DocumentInfoProvider>
type PreviewProps = ComponentProps<typeof LivePreviewProvider>

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
  const { children, ...info } = form.props
  // Payload decides that a record has no page before it is saved; ours is shown as it is typed.
  const preview = {
    isLivePreviewEnabled: Boolean(collectionConfig.admin.livePreview),
    isLivePreviewing: false,
  }
  return (
    <NewRecord key={form.key} {...info} isInDrawer={Boolean(drawerSlug)}>
      {isValidElement<PreviewProps>(children) ? cloneElement(children, preview) : children}
    </NewRecord>
  )
}
