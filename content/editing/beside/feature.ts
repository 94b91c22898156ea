import type { CollectionConfig, CustomComponent, EditConfig, GlobalConfig } from 'payload'
import type { Feature } from '../../payload/feature.ts'
import { siteOrigin } from '../../service/env.ts'

const QUICK_ROWS = '/editing/quick-rows/quick-rows.tsx#QuickRows'
const FIELD_IN_ADDRESS = '/editing/beside/field-in-address.tsx#FieldInAddress'
const PAGE_BUTTON = '/editing/beside/page-button.tsx#PageButton'
const PAGE_BESIDE = '/editing/beside/page-beside.tsx#PageBeside'

/** Payload asks for an address before it shows a panel; ours finds the page by itself. */
const livePreview = { url: '/preview-pass' }

/**
 * Shows the page beside the forms of records that pages show, and makes typing in long forms fast.
 * Payload's own panel serialises the whole form at each key press.
 */
export const pageBeside: Feature = { collection: besideRecord, global: besideGlobal }

function besideRecord(collection: CollectionConfig): CollectionConfig {
  const { admin, versions } = collection
  const { edit, views } = admin?.components ?? {}
  const hasPage = typeof versions === 'object' && Boolean(versions.drafts)
  const tools = toolsOf(hasPage, edit?.beforeDocumentControls)
  return {
    ...collection,
    admin: {
      ...admin,
      ...(hasPage && { livePreview }),
      components: {
        ...admin?.components,
        edit: { ...edit, beforeDocumentControls: tools },
        ...(hasPage && { views: { ...views, edit: withPanel(views?.edit) } }),
      },
    },
  }
}

function besideGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const { elements, views } = admin?.components ?? {}
  const tools = toolsOf(true, elements?.beforeDocumentControls)
  return {
    ...global,
    admin: {
      ...admin,
      livePreview,
      components: {
        ...admin?.components,
        elements: { ...elements, beforeDocumentControls: tools },
        views: { ...views, edit: withPanel(views?.edit) },
      },
    },
  }
}

/** Its buttons come before those of other features. */
function toolsOf(hasPage: boolean, others: CustomComponent[] = []): CustomComponent[] {
  return [QUICK_ROWS, FIELD_IN_ADDRESS, ...(hasPage ? [PAGE_BUTTON] : []), ...others]
}

function withPanel(views: EditConfig = {}): EditConfig {
  // A form that replaces Payload's own entirely decides itself what it shows beside it.
  if (views.root) return views
  const clientProps = { site: siteOrigin() }
  const livePreview = { Component: { path: PAGE_BESIDE, clientProps } }
  return Object.assign({}, views, { livePreview })
}
