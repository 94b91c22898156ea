import type { Advisory } from './advisory.ts'

/** Advisories of Payload, its plugins and its database layer. */
export const PAYLOAD_ADVISORIES: Advisory[] = [
  {
    packages: ['payload'],
    affected: '<3.44.0',
    ids: ['CVE-2025-4643'],
    risk: 'The token of a session stays valid after its user has signed out.',
  },
  {
    packages: ['payload'],
    affected: '<3.74.0',
    ids: ['GHSA-xx6w-jxg9-2wh8', 'GHSA-jq29-r496-r955', 'CVE-2026-25574'],
    risk: 'Queries inject SQL, and users reach records that are not theirs.',
  },
  {
    packages: ['payload'],
    affected: '<3.75.0',
    ids: [],
    risk: 'An upload by address follows redirects to servers that only this one can reach.',
  },
  {
    packages: ['payload'],
    affected: '<3.76.1',
    ids: [],
    risk: 'An uploaded SVG runs scripts in the studio.',
  },
  {
    packages: ['payload'],
    affected: '<3.78.0',
    ids: [],
    risk: 'Names of uploaded files are used as they were sent.',
  },
  {
    packages: ['payload'],
    affected: '<3.79.1',
    ids: ['GHSA-hp5w-3hxx-vmwf'],
    risk: 'Recovering a password can be misused to get into an account.',
  },
  {
    packages: [
      'payload',
      '@payloadcms/drizzle',
      '@payloadcms/db-sqlite',
      '@payloadcms/db-postgres',
    ],
    affected: '<3.83.0',
    ids: ['CVE-2026-39356'],
    risk: 'The database layer that these versions bring injects SQL by names of columns.',
  },
  {
    packages: ['drizzle-orm'],
    affected: '<0.45.2',
    ids: ['CVE-2026-39356'],
    risk: 'Names of columns and tables inject SQL.',
  },
  {
    packages: ['@delmaredigital/payload-puck'],
    affected: '<0.6.23',
    ids: ['CVE-2026-39397'],
    risk: 'Its endpoints skip access control.',
  },
]
