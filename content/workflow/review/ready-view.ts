import type { AdminViewConfig } from 'payload'

/** The page of drafts that are ready for review, below `/admin`. */
export const READY_PATH = '/ready-for-review'

/** The studio’s page for it. */
export const readyView: Record<string, AdminViewConfig> = {
  ready: {
    Component: '/workflow/review/studio/ready-view.tsx#ReadyView',
    path: READY_PATH,
    exact: true,
    meta: { title: 'Ready for review' },
  },
}
