import type { AdminViewConfig } from 'payload'

/** The studio’s page of visits. */
export const visitsView: Record<string, AdminViewConfig> = {
  visits: {
    Component: '/overview/visits/studio/visits-view.tsx#VisitsView',
    path: '/visits',
    meta: { title: 'Visits' },
  },
}
