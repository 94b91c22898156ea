import type { Advisory } from './advisory.ts'

/** Advisories of packages that parse the data of strangers or editors. */
export const LIBRARY_ADVISORIES: Advisory[] = [
  {
    packages: ['sharp'],
    affected: '<0.35.4',
    ids: ['GHSA-f88m-g3jw-g9cj', 'GHSA-rgj7-g3m4-5g8c', 'CVE-2026-84383'],
    risk: 'An AVIF picture runs code while it is read.',
  },
  {
    packages: ['fflate'],
    affected: '<0.8.3',
    ids: ['GHSA-px8p-9vwx-vf98', 'CVE-2026-45820'],
    risk: 'Unpacking a crafted ZIP file never ends.',
  },
  {
    packages: ['nodemailer'],
    affected: '<9.0.1',
    ids: ['GHSA-p6gq-j5cr-w38f'],
    risk: 'The option raw reads files and addresses.',
  },
  {
    packages: ['nodemailer'],
    affected: '<8.0.9',
    ids: [
      'GHSA-268h-hp4c-crq3',
      'GHSA-wqvq-jvpq-h66f',
      'GHSA-r7g4-qg5f-qqm2',
      'GHSA-vvjj-xcjg-gr5g',
    ],
    risk: 'Line breaks add headers to mails, and certificates of OAuth2 are not checked.',
  },
  {
    packages: ['altcha-lib'],
    affected: '<1.4.1',
    ids: ['GHSA-6gvq-jcmp-8959', 'CVE-2025-68113'],
    risk: 'A solved puzzle can be used again with a later end.',
  },
  {
    packages: ['three'],
    affected: '<0.125.0',
    ids: ['GHSA-fq6p-x6j3-cmmq'],
    risk: 'Some colours take very long to read.',
  },
]
