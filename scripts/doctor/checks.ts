import { dataDir } from '@belvedere/kit/env.ts'
import { diskFinding } from '@belvedere/kit/health/disk-finding.ts'
import type { Check } from '@belvedere/kit/health/finding.ts'
import { memoryFinding } from '@belvedere/kit/health/memory-finding.ts'

/**
 * All that `npm run doctor` looks at, in the order of its lines. Each check is loaded when it runs:
 * one whose packages are missing fails alone.
 */
export const CHECKS: readonly Check[] = [
  { name: 'Versions', run: async () => (await import('./versions.ts')).lookAtVersions() },
  { name: 'Settings', run: async () => (await import('./settings.ts')).lookAtSettings() },
  { name: 'Programs and ports', run: async () => (await import('./programs.ts')).lookAtPrograms() },
  { name: 'Addresses', run: async () => (await import('./addresses.ts')).lookAtAddresses() },
  { name: 'Cache in front', run: async () => (await import('./edge.ts')).lookAtEdge() },
  { name: 'Clock', run: async () => (await import('./clock.ts')).lookAtClock() },
  { name: 'Data folder', run: async () => (await import('./data-folder.ts')).lookAtDataFolder() },
  { name: 'Disk', run: async () => diskFinding(dataDir()) },
  { name: 'Memory', run: async () => memoryFinding() },
  { name: 'Database', run: async () => (await import('./database.ts')).lookAtDatabase() },
  { name: 'Other writers', run: async () => (await import('./writers.ts')).lookAtWriters() },
  { name: 'Uploads', run: async () => (await import('./uploads.ts')).lookAtUploads() },
  { name: 'Mail server', run: async () => (await import('./mail.ts')).lookAtMail() },
  {
    name: 'Last backup',
    run: async () =>
      (await import('@belvedere/content/service/backup-finding.ts')).backupFinding(dataDir()),
  },
]
