import type { AdminViewConfig } from 'payload'

/** The page of the bin, below `/admin`. */
export const BIN_PATH = '/bin'

/** The studio’s page for it. */
export const binView: Record<string, AdminViewConfig> = {
  bin: {
    Component: '/workflow/bin/studio/bin-view.tsx#BinView',
    path: BIN_PATH,
    exact: true,
    meta: { title: 'Bin' },
  },
}
