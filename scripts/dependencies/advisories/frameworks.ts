import type { Advisory } from './advisory.ts'

/** Advisories of packages that render pages. */
export const FRAMEWORK_ADVISORIES: Advisory[] = [
  {
    packages: ['react-server-dom-webpack', 'react-server-dom-turbopack', 'react-server-dom-parcel'],
    affected: '>=19.0.0-0 <19.2.8',
    ids: [
      'CVE-2025-55182',
      'CVE-2025-55183',
      'CVE-2025-55184',
      'CVE-2025-67779',
      'CVE-2026-23864',
      'CVE-2026-23869',
      'CVE-2026-23870',
      'CVE-2026-44907',
    ],
    risk: 'Requests to server functions run code of strangers or stop the server.',
  },
  {
    packages: ['next'],
    affected: '<15.5.24 || >=16.0.0-0 <16.3.3',
    ids: [
      'CVE-2025-29927',
      'GHSA-c4j6-fc7j-m34r',
      'GHSA-267c-6grr-h53f',
      'GHSA-26hh-7cqf-hhc6',
      'GHSA-492v-c6pp-mqqv',
      'GHSA-h64f-5h5j-jqjh',
      'CVE-2026-27980',
      'GHSA-2xp9-vwfh-vxw4',
      'CVE-2026-75604',
    ],
    risk: 'Requests get past middleware, reach other servers, fill the disk or run code by a picture.',
  },
  {
    packages: ['astro'],
    affected: '<7.2.8',
    ids: ['GHSA-26w7-cxv4-gfx2'],
    risk: 'An AVIF picture runs code while it is read.',
  },
  {
    packages: ['astro'],
    affected: '7.1.0',
    ids: ['GHSA-hpcx-pg6g-x697'],
    risk: 'The release itself is malicious.',
  },
]
