import type { RenderDocumentServerFunction } from '@payloadcms/ui'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { canAccessAdmin, isEntityHidden } from 'payload'
import { applyLocaleFiltering } from 'payload/shared'
import { NewRecordView } from './view.tsx'

type Args = Parameters<RenderDocumentServerFunction>[0]

/** The form of a new record in a drawer, as Payload renders those of existing records. */
export const renderInDrawer: RenderDocumentServerFunction = async (args) => {
  const { collectionSlug, user, ...rest } = args
  const { req, initialData } = rest
  await canAccessAdmin({ req })
  const { config } = req.payload
  const clientConfig = getClientConfig({
    config,
    i18n: req.i18n,
    importMap: req.payload.importMap,
    user: user ?? true,
  })
  await applyLocaleFiltering({ clientConfig, config, req })
  const Document = await NewRecordView({
    ...rest,
    ...(user && { user }),
    ...pageOf(args, collectionSlug),
    clientConfig,
    i18n: req.i18n,
    payload: req.payload,
  })
  return { data: initialData ?? null, Document, preferences: { fields: {} } }
}

function pageOf({ cookies, locale, permissions, req }: Args, collectionSlug: string) {
  const collectionConfig = req.payload.config.collections.find(
    ({ slug }) => slug === collectionSlug,
  )
  const isHidden = isEntityHidden({ hidden: collectionConfig?.admin.hidden, user: req.user })
  return {
    params: { segments: ['collections', collectionSlug, 'create'] },
    initPageResult: {
      collectionConfig,
      cookies,
      locale,
      permissions,
      req,
      languageOptions: [],
      translations: req.i18n.translations,
      visibleEntities: {
        collections: collectionConfig && !isHidden ? [collectionConfig.slug] : [],
        globals: [],
      },
    },
  }
}
