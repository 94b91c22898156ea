import type { AdminViewConfig } from 'payload'

/** The studio’s page of the audit log. */
export const auditView: Record<string, AdminViewConfig> = {
  auditLog: {
    Component: '/accounts/audit/studio/audit-view.tsx#AuditView',
    path: '/audit-log',
    meta: { title: 'Audit log' },
  },
}
