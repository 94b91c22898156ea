import type { AdminViewConfig } from 'payload'

/** The page of the installation’s health, below `/admin`. */
export const HEALTH_PATH = '/health'

/** The studio’s page for it. */
export const healthView: Record<string, AdminViewConfig> = {
  health: {
    Component: '/workflow/health/studio/health-view.tsx#HealthView',
    path: HEALTH_PATH,
    exact: true,
    meta: { title: 'Health' },
  },
}
